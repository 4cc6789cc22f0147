/** Deploys archives over REST and waits for the end. */
import JSZip from 'jszip';
import type { Client, Json } from './server.ts';

export const PACKAGE =
  '<?xml version="1.0"?><Package xmlns="http://soap.sforce.com/2006/04/metadata"><version>66.0</version></Package>';
const META =
  '<?xml version="1.0"?><ApexClass xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>66.0</apiVersion><status>Active</status></ApexClass>';

export type Files = Readonly<Record<string, string>>;

export interface Deployer {
  /** Starts and waits. */
  deploy(files: Files, deployOptions?: object): Promise<Json>;
  /** Any bytes as the archive. */
  send(bytes: Buffer, deployOptions: object): Promise<Json>;
  /** The Id of a deployment that was only started. */
  start(files: Files, deployOptions?: object): Promise<string>;
  finished(id: string): Promise<Json>;
}

export function deployer(api: Client): Deployer {
  const zipped = async (files: Files): Promise<Buffer> => {
    const zip = new JSZip();
    for (const [name, text] of Object.entries({ 'package.xml': PACKAGE, ...files })) {
      zip.file(name, text);
      if (name.endsWith('.cls')) zip.file(`${name}-meta.xml`, META);
    }
    return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
  };
  const post = async (bytes: Buffer, deployOptions: object): Promise<string> => {
    const part = (head: string, body: Buffer): Buffer =>
      Buffer.concat([
        Buffer.from(`--xx\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        body,
        Buffer.from('\r\n'),
      ]);
    const body = Buffer.concat([
      part('name="file"; filename="package.zip"', bytes),
      part('name="entity_content"', Buffer.from(JSON.stringify({ deployOptions }))),
      Buffer.from('--xx--\r\n'),
    ]);
    const { json } = await api('POST', '/metadata/deployRequest', new Uint8Array(body), {
      'content-type': 'multipart/form-data; boundary=xx',
    });
    return json.id;
  };
  const finished = async (id: string): Promise<Json> => {
    for (;;) {
      const { deployResult } = (await api('GET', `/metadata/deployRequest/${id}?includeDetails=true`)).json;
      if (deployResult.done) return deployResult;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const start = async (files: Files, options: object = {}): Promise<string> => post(await zipped(files), options);
  return {
    start,
    finished,
    deploy: async (files, options = {}) => finished(await start(files, options)),
    send: async (bytes, options) => finished(await post(bytes, options)),
  };
}
