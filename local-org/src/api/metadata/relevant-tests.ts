/**
 * The tests that `RunRelevantTests` runs. Source: Metadata API Developer Guide, Run Relevant Apex Tests in a Deployment (Beta). What the
 * platform takes for a dependency is not documented; here it is a name in the source of the test, not what that leads to in turn.
 */
import type { PreparedDeployment } from '../../org/org.ts';
import type { ComponentKey } from '../../project/model.ts';
import type { UserClass } from '../../runtime/types.ts';
import { testClassesOf } from '../../testing/run-class.ts';

/** Names of test classes: those deployed, those that name what is deployed, those that are marked as tests. */
export function relevantTests({ changes, project, program }: PreparedDeployment): string[] {
  if (program === null) return [];
  const payload = changes.put.filter(({ type }) => type === 'ApexClass' || type === 'ApexTrigger');
  const deployed = new Set(payload.map(keyOf));
  const objects = project.triggers
    .filter(({ name }) => deployed.has(keyOf({ type: 'ApexTrigger', fullName: name })))
    .flatMap(({ source }) => /\btrigger\s+\w+\s+on\s+(\w+)/i.exec(source)?.[1] ?? []);
  const names = [...payload.map(({ fullName }) => fullName), ...objects];
  const mention = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');
  const sources = new Map(project.classes.map(({ name, source }) => [name.toLowerCase(), source]));
  return testClassesOf({ program })
    .filter(
      (cls) =>
        deployed.has(keyOf({ type: 'ApexClass', fullName: cls.$name })) ||
        (names.length > 0 && mention.test(sources.get(cls.$name.toLowerCase()) ?? '')) ||
        isAskedFor(cls, deployed),
    )
    .map(({ $name }) => $name);
}

function keyOf({ type, fullName }: ComponentKey): string {
  return `${type}:${fullName}`.toLowerCase();
}

/** `@IsTest(critical=true)`, `@IsTest(testFor='ApexClass:Foo, ApexTrigger:Bar')`, on the class or on one of its methods. */
function isAskedFor({ $annotations, $methods }: UserClass, deployed: ReadonlySet<string>): boolean {
  return [$annotations, ...$methods.map(({ annotations }) => annotations)]
    .flat()
    .filter(({ name }) => name.toLowerCase() === 'istest')
    .some(
      ({ params }) =>
        String(params.critical).toLowerCase() === 'true' ||
        String(params.testfor ?? '')
          .split(',')
          .some((component) => deployed.has(component.replaceAll(/\s/g, '').toLowerCase())),
    );
}
