/** System.Collator: the order of texts in the running user's language. */
import { required } from '../runtime/args.ts';
import { libraryClass } from '../runtime/library.ts';
import { userLocale } from '../runtime/zone.ts';

export class ApexCollator {
  private readonly collator = new Intl.Collator(userLocale());

  compare$2(a: string, b: string): number {
    return this.collator.compare(required(a, 1), required(b, 2));
  }
}

export const collatorClass = libraryClass({
  name: 'System.Collator',
  implements: ['System.Comparator<String>'],
  instance: ApexCollator,
  members: {
    'static System.Collator getInstance()': () => new ApexCollator(),
    'Integer compare(String source, String target)': (self: ApexCollator, a: string, b: string) => self.compare$2(a, b),
  },
});
