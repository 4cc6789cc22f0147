/** Custom objects that the conditions of an org ask for, as files next to those of the project. */
import type { LargeSchema } from '../conditions/large-schema.ts';
import { memoryFiles, type ProjectFileSystem } from '../project/file-system.ts';

/** Outside of every project, so that it is a folder of sources of its own. It exists in memory only. */
const ROOT = '/generated-by-conditions';

/** What a project is read from: its folders, and files that may be in memory. */
export interface Sources {
  readonly folders: readonly string[];
  readonly files: ProjectFileSystem;
}

export function withGeneratedObjects({ folders, files }: Sources, asked: LargeSchema | undefined): Sources {
  if (asked === undefined) return { folders, files };
  const generated = memoryFiles(
    Object.fromEntries(
      Array.from({ length: asked.objects }, (_, at) => {
        const name = `Generated_${String(at + 1).padStart(4, '0')}__c`;
        return [`${ROOT}/objects/${name}/${name}.object-meta.xml`, objectOf(asked, at)];
      }),
    ),
  );
  return { folders: [...folders, ROOT], files: beside(files, generated) };
}

/** Files of a folder in memory, all others where they were. */
function beside(files: ProjectFileSystem, generated: ProjectFileSystem): ProjectFileSystem {
  const of = (path: string): ProjectFileSystem => (path === ROOT || path.startsWith(`${ROOT}/`) ? generated : files);
  return {
    absolute: (path) => (of(path) === generated ? path : files.absolute(path)),
    list: (folder) => of(folder).list(folder),
    isFile: (path) => of(path).isFile(path),
    isFolder: (path) => of(path).isFolder(path),
    readText: (path) => of(path).readText(path),
    readBytes: (path) => of(path).readBytes(path),
  };
}

function objectOf({ objects, withEmail = Math.ceil(objects / 5), fields = 30 }: LargeSchema, at: number): string {
  const label = `Generated ${at + 1}`;
  // Spread evenly: each that begins another one of `withEmail` parts.
  const hasEmail = Math.floor(((at + 1) * withEmail) / objects) > Math.floor((at * withEmail) / objects);
  const own = Array.from({ length: fields }, (_, field) =>
    fieldOf(`Text_${field + 1}__c`, `Text ${field + 1}`, '<length>80</length><type>Text</type>'),
  );
  if (hasEmail) own.push(fieldOf('Email__c', 'Email', '<type>Email</type>'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<CustomObject xmlns="http://soap.sforce.com/2006/04/metadata"><deploymentStatus>Deployed</deploymentStatus><label>${label}</label><nameField><label>Name</label><type>Text</type></nameField><pluralLabel>${label}</pluralLabel><sharingModel>ReadWrite</sharingModel>${own.join('')}</CustomObject>`;
}

function fieldOf(name: string, label: string, rest: string): string {
  return `<fields><fullName>${name}</fullName><label>${label}</label>${rest}</fields>`;
}
