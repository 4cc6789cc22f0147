/** A project with one app, one tab and one component, written below a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const NS = 'xmlns="http://soap.sforce.com/2006/04/metadata"';

/** Writes a file of a project. */
export type Put = (name: string, text: string) => void;

/** @param root folder of the project, which is made when it is missing */
export function putInto(root: string): Put {
  return (name, text) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
}

/** @param template content of the component's template */
export function putHelloProject(put: Put, template: string): void {
  put(
    'applications/Demo.app-meta.xml',
    `<CustomApplication ${NS}><label>Demo</label><tabs>Hello</tabs><uiType>Lightning</uiType></CustomApplication>`,
  );
  put(
    'tabs/Hello.tab-meta.xml',
    `<CustomTab ${NS}><label>Hello</label><lwcComponent>hello</lwcComponent><motif>Custom1: Heart</motif></CustomTab>`,
  );
  put(
    'lwc/hello/hello.js-meta.xml',
    `<LightningComponentBundle ${NS}><apiVersion>67.0</apiVersion><isExposed>true</isExposed></LightningComponentBundle>`,
  );
  put(
    'lwc/hello/hello.ts',
    "import { LightningElement } from 'lwc';\nexport default class Hello extends LightningElement {}\n",
  );
  greet(put, template);
}

/** Writes the template of the component. */
export const greet = (put: Put, template: string): void =>
  put('lwc/hello/hello.html', `<template><p>${template}</p></template>`);
