/** The one document: everything else is loaded by it. */
import { vendorModules } from './bundle/vendor-modules.ts';
import type { PageConfig } from './page-config.ts';

/** What the design system leaves to Lightning Experience: its grey page, and room for long names. */
const STYLE = [
  'html,body{min-height:100vh;background:#f3f3f3}',
  '.slds-context-bar{height:auto;min-height:2.5rem}',
  '.slds-context-bar .slds-context-bar__primary .slds-context-bar__item{max-width:none}',
  '.slds-context-bar .slds-context-bar__app-name,.slds-context-bar .slds-context-bar__app-name .slds-truncate{max-width:none}',
  '.slds-context-bar__tertiary{margin-left:auto}',
  '.host-where{max-width:45vw;line-height:2.5rem}',
  '.host-user{display:inline-block}',
  '@media(max-width:48em){',
  '.slds-context-bar,.slds-context-bar .slds-context-bar__secondary,.slds-context-bar .slds-context-bar__tertiary{display:block}',
  '.slds-context-bar .slds-context-bar__primary,.slds-context-bar .slds-context-bar__secondary .slds-grid{height:2.5rem}',
  '.slds-context-bar .slds-context-bar__secondary{overflow-x:auto}',
  '.host-where{max-width:100%;line-height:1.5}',
  '}',
].join('');

/**
 * @param nonce of the content security policy
 * @param script what the page does in addition
 */
export function pageHtml(config: PageConfig, nonce: string, script = ''): string {
  const imports = Object.fromEntries(vendorModules().map((name) => [name, `/vendor/${name}.js`]));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(config.apps[0]?.label ?? config.orgName)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/design/styles/salesforce-lightning-design-system.min.css"><style>${STYLE}</style>
<script type="importmap" nonce="${nonce}">${inScript({ imports })}</script>
<script type="application/json" id="config" nonce="${nonce}">${inScript(config)}</script></head>
<body class="slds-scope"><script type="module" nonce="${nonce}">import "@lwc/synthetic-shadow"; await import("/app.js");${script}</script></body></html>`;
}

/** JSON that cannot end the script element it is in. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
