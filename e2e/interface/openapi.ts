/** docs/openapi.yaml as a judge: every answer of the resource has to be one it describes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { parse } from 'yaml';
import type { Answer } from './plain-requests.ts';

const FILE = path.join('docs', 'openapi.yaml');
const ID = 'openapi';
/** The CommonJS module, however it is imported. */
const addFormats = addFormatsModule as unknown as (typeof addFormatsModule)['default'];

interface Reference {
  readonly $ref?: string;
}

interface Response extends Reference {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, Response>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export const DOCUMENT = parse(readFileSync(FILE, 'utf8')) as Document;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(DOCUMENT, ID);

/** Every `POST /mask 202` of the document. */
export function documentedAnswers(): string[] {
  return Object.entries(DOCUMENT.paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .flatMap(([method, { responses }]) =>
        Object.keys(responses).map((status) => `${method.toUpperCase()} ${template} ${status}`),
      ),
  );
}

/** What is not as documented, a sentence each; and under which name the answer is documented. */
export interface Judgement {
  readonly name: string | null;
  readonly problems: readonly string[];
}

export function judge(method: string, url: string, answer: Answer): Judgement {
  const template = templateOf(pathOf(url));
  const operations = template === null ? undefined : DOCUMENT.paths[template];
  const operation = operations?.[(method === 'HEAD' ? 'get' : method).toLowerCase()];
  // Other methods and other paths are described once for all.
  if (operations === undefined) return { name: null, problems: problemsOf(answer, 404, pointer('UnknownRun')) };
  if (operation === undefined) return { name: null, problems: problemsOf(answer, 405, pointer('MethodNotAllowed')) };
  const place = `/paths/${escaped(template!)}/${method.toLowerCase()}/responses/${answer.status}`;
  const name = `${method} ${template!} ${answer.status}`;
  if (operation.responses[String(answer.status)] === undefined)
    return { name, problems: [`${name} is not documented: ${answer.text.slice(0, 300)}`] };
  return { name, problems: problemsOf(answer, answer.status, `#${place}`) };
}

function problemsOf(answer: Answer, status: number, place: string): string[] {
  const problems: string[] = [];
  if (answer.status !== status) problems.push(`status ${answer.status}, not ${status}: ${answer.text.slice(0, 300)}`);
  const response = resolve(place);
  const schema = response.content?.['application/json']?.schema;
  if (schema === undefined) return [...problems, `${place} has no schema`];
  const type = answer.headers.get('content-type') ?? '';
  if (!/^application\/json; charset=UTF-8$/i.test(type)) problems.push(`content type ${type}`);
  for (const header of Object.keys(response.headers ?? {}))
    if (answer.headers.get(header) === null) problems.push(`no header ${header}`);
  if (answer.json === undefined) return [...problems, `no JSON: ${answer.text.slice(0, 100)}`];
  const validate = validatorOf(response === lookUp(place) ? place : (lookUp(place) as Reference).$ref!);
  if (!validate(answer.json))
    for (const { instancePath, message, params } of validate.errors ?? [])
      problems.push(`${instancePath} ${message ?? ''} ${JSON.stringify(params)}`);
  return problems;
}

const validators = new Map<string, ValidateFunction>();

/** Members that are not documented are refused, too. */
function validatorOf(response: string): ValidateFunction {
  const known = validators.get(response);
  if (known !== undefined) return known;
  const made = ajv.compile({
    allOf: [{ $ref: `${ID}${response}/content/application~1json/schema` }],
    unevaluatedProperties: false,
  });
  validators.set(response, made);
  return made;
}

const pointer = (response: string): string => `#/components/responses/${response}`;
const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

function resolve(place: string): Response {
  const found = lookUp(place) as Response;
  return found.$ref === undefined ? found : (lookUp(found.$ref) as Response);
}

function lookUp(place: string): unknown {
  return place
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], DOCUMENT);
}

/** Version 1 has two spellings, and a slash at the end makes no difference. */
function pathOf(url: string): string {
  const [path_] = url.split('?');
  return path_.replace(/^\/mask\/v1(?=\/|$)/, '/mask').replace(/(.)\/$/, '$1');
}

function templateOf(path_: string): string | null {
  const parts = path_.split('/');
  const fits = (template: string): boolean => {
    const wanted = template.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, i) => (part.startsWith('{') ? parts[i] !== '' : part === parts[i]))
    );
  };
  const found = Object.keys(DOCUMENT.paths).filter(fits);
  return found.find((template) => !template.includes('{')) ?? found[0] ?? null;
}
