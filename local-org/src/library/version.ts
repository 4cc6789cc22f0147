/** System.Version: a package version. Source: Apex Reference Guide, "Version Class". */
import { libraryClass } from '../runtime/library.ts';

export class ApexVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number | null;

  constructor(major: number, minor: number, patch: number | null) {
    this.major = major;
    this.minor = minor;
    this.patch = patch;
  }

  toString(): string {
    return [this.major, this.minor, ...(this.patch === null ? [] : [this.patch])].join('.');
  }
}

/** A version without a patch number compares by major and minor alone. */
function compare(self: ApexVersion, other: ApexVersion): number {
  const patches = self.patch === null || other.patch === null ? 0 : self.patch - other.patch;
  return Math.sign(self.major - other.major || self.minor - other.minor || patches);
}

export const versionClass = libraryClass({
  name: 'System.Version',
  instance: ApexVersion,
  members: {
    'new(Integer major, Integer minor)': (major: number, minor: number) => new ApexVersion(major, minor, null),
    'new(Integer major, Integer minor, Integer patch)': (major: number, minor: number, patch: number) =>
      new ApexVersion(major, minor, patch),
    'Integer major()': (self: ApexVersion) => self.major,
    'Integer minor()': (self: ApexVersion) => self.minor,
    'Integer patch()': (self: ApexVersion) => self.patch,
    'Integer compareTo(System.Version version)': compare,
  },
});
