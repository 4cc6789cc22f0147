/** SOAP messages: what is asked, and how answers and faults are wrapped. */
import { ProjectError } from '../../project/project-error.ts';
import { readXml, type XmlTree } from '../../project/xml-tree.ts';
import { ApiError } from '../api-errors.ts';
import { type ApiRequest, type ApiResponse, bodyText, xml } from '../http.ts';

export type XmlValue = string | XmlNode | readonly XmlValue[];
export interface XmlNode {
  readonly [name: string]: XmlValue;
}

export class SoapFault extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface SoapMessage {
  /** `executeAnonymous`, `deploy`, ... */
  readonly operation: string;
  readonly body: XmlNode;
  readonly header: XmlNode;
}

/** Throws SoapFault. */
export function readMessage(request: ApiRequest): SoapMessage {
  const text = textOf(request);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new SoapFault('soapenv:Client', 'Document type declarations are not allowed');
  const { root, node } = treeOf(text);
  const envelope = root === 'Envelope' ? (node as XmlNode) : null;
  const body = envelope === null ? null : nodeAt(envelope, 'Body');
  const operation = body === null ? undefined : Object.keys(body).find((name) => name !== '#text');
  if (envelope === null || body === null || operation === undefined)
    throw new SoapFault('soapenv:Client', 'No operation available for request');
  return { operation, body: nodeAt(body, operation) ?? {}, header: nodeAt(envelope, 'Header') ?? {} };
}

/** Elements without their prefixes and attributes. */
function treeOf(text: string): XmlTree {
  try {
    return readXml(text, 'message', 'message');
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    throw new SoapFault('soapenv:Client', `${error.problem} at line ${error.line}`);
  }
}

function textOf(request: ApiRequest): string {
  try {
    return bodyText(request);
  } catch {
    throw new SoapFault('soapenv:Client', 'The message is no UTF-8');
  }
}

export function nodeAt(node: XmlNode, name: string): XmlNode | null {
  const value = node[name];
  const first = Array.isArray(value) ? (value as readonly XmlValue[])[0] : value;
  return typeof first === 'object' && !Array.isArray(first) ? (first as XmlNode) : first === '' ? {} : null;
}

/** Text of a child; null without one. */
export function textAt(node: XmlNode, name: string): string | null {
  const value = node[name];
  const first = Array.isArray(value) ? (value as readonly XmlValue[])[0] : value;
  return typeof first === 'string' ? first : null;
}

export function textsAt(node: XmlNode, name: string): string[] {
  const value = node[name];
  const all = Array.isArray(value) ? (value as readonly XmlValue[]) : value === undefined ? [] : [value];
  return all.filter((item): item is string => typeof item === 'string');
}

export function escapeXml(text: string): string {
  // Characters that XML cannot carry are left out.

  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** `<name>text</name>`; lists become several elements, null and undefined none. */
export function element(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => element(name, item)).join('');
  if (typeof value === 'object')
    return `<${name}>${Object.entries(value)
      .map(([key, member]) => element(key, member))
      .join('')}</${name}>`;
  return `<${name}>${escapeXml(String(value))}</${name}>`;
}

/** The prefix must be `soapenv`: the Salesforce CLI reads it by name. */
export function envelope(body: string, header = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${header === '' ? '' : `<soapenv:Header>${header}</soapenv:Header>`}<soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`;
}

/** Anything thrown, as a fault. */
export function faultResponse(error: unknown, report: (error: unknown) => void): ApiResponse {
  const known =
    error instanceof SoapFault
      ? error
      : error instanceof ApiError
        ? new SoapFault(`sf:${error.errors[0].errorCode}`, error.errors[0].message)
        : null;
  if (known === null) report(error);
  const { code, message } = known ?? { code: 'sf:UNKNOWN_EXCEPTION', message: 'An unexpected error occurred.' };
  return xml(
    envelope(
      `<soapenv:Fault><faultcode>${escapeXml(code)}</faultcode><faultstring>${escapeXml(`${code.replace(/^\w+:/, '')}: ${message}`)}</faultstring></soapenv:Fault>`,
    ),
    500,
  );
}
