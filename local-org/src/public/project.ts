/** `local-org/project`: reads the metadata of a Salesforce DX project from the disk or from memory, without an org. */
export { diskFiles, memoryFiles, type ProjectFileSystem } from '../project/file-system.ts';
export { everyComponent } from '../project/inventory.ts';
export { loadProject, type LoadOptions } from '../project/load.ts';
export type { Component, MetadataNode, ProjectModel } from '../project/model.ts';
export { readShape, type OrgShape } from '../project/org-shape.ts';
export { REGISTRY, type RegisteredType } from '../project/registry.ts';
