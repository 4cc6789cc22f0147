/** `local-org/project`: reads the metadata of a Salesforce DX project from the disk or from memory, without an org. */
export { diskFiles, memoryFiles, type ProjectFileSystem } from '../project/file-system.ts';
export { everyComponent } from '../project/inventory.ts';
export { loadProject, type LoadOptions } from '../project/load.ts';
export { qualify, qualifyAny, splitRecordName } from '../project/api-names.ts';
export type { Bundle, Component, MetadataComponent, MetadataNode, ProjectModel } from '../project/model.ts';
export { readShape, type OrgShape } from '../project/org-shape.ts';
export { findResource } from '../project/resources.ts';
export { flagOf, textOf } from '../project/xml.ts';
export { REGISTRY, type RegisteredType } from '../project/registry.ts';
