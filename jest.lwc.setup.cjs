/**
 * For every component test: `expect(element).toBeAccessible()`, and `await settled()`, which waits for what the page still does and
 * has axe-core look at each visual state, before and after, that it has not seen yet. So no state that a test brings about goes
 * unexamined.
 */
/* global document, expect */
require('@sa11y/jest').setup();

const TURNS = 20;
/** What distinguishes the states of an element. */
const ATTRIBUTES = ['class', 'role', 'disabled'];
/** The same of base components. */
const PROPERTIES = ['variant', 'disabled', 'iconName'];
/** Of the file of tests that runs, by the shape of what is shown. */
const examined = new Set();
const setTimeoutOfJest = globalThis.setTimeout;

globalThis.settled = async () => {
  // Mostly that something loads. Where a test has stopped the clock, what loads must first set it.
  if (globalThis.setTimeout === setTimeoutOfJest) await examine();
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  await examine();
};

async function examine() {
  for (const element of [...document.body.children]) {
    const shape = shapeOf(element);
    if (examined.has(shape)) continue;
    await inRealTime(() => expect(element).toBeAccessible());
    examined.add(shape);
  }
}

/** axe-core waits for nothing when a test has stopped the clock. */
async function inRealTime(look) {
  const clock = globalThis.setTimeout;
  globalThis.setTimeout = setTimeoutOfJest;
  try {
    await look();
  } finally {
    globalThis.setTimeout = clock;
  }
}

/** Elements and how they look, without their words; equal adjacent ones count once. */
function shapeOf(element) {
  const attributes = ATTRIBUTES.map((name) => element.getAttribute(name));
  const properties = element.localName.startsWith('lightning-') ? PROPERTIES.map((name) => element[name]) : [];
  const children = [...(element.shadowRoot?.children ?? []), ...element.children].map(shapeOf);
  return `<${[element.localName, ...attributes, ...properties].join(' ')}>${[...new Set(children)].join('')}</>`;
}
