/** Which modules are not part of an app, because they are the same for every org: lwc and the base components. */
import { packageInfo } from './paths.ts';
import { OWN_MODULES } from './platform-modules.ts';

export const BASE = 'lightning-base-components';
export const SHADOW = '@lwc/synthetic-shadow';

/** Right-to-left and all-in-one icon sets double the build time; overlay imports what the package lacks. */
export const RIGHT_TO_LEFT = /^lightning\/iconSvgTemplates\w*Rtl$/;
const LEFT_OUT = new Set(['lightning/overlay', 'lightning/iconSvgTemplates', ...Object.keys(OWN_MODULES)]);

export function vendorModules(): string[] {
  const exposed = packageInfo(BASE).lwc!.expose.filter((name) => !LEFT_OUT.has(name) && !RIGHT_TO_LEFT.test(name));
  return ['lwc', SHADOW, ...exposed];
}
