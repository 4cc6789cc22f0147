import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isShort, SHORT_MESSAGE, shortHmacSha256 } from '../../src/library/hmac-sha256.ts';

const expected = (key: Uint8Array, message: Uint8Array): string =>
  createHmac('sha256', key).update(message).digest('hex');

describe('HMAC of short messages', () => {
  it('is that of OpenSSL for every length', () => {
    for (const keyLength of [0, 1, 32, 63, 64]) {
      const key = randomBytes(keyLength);
      for (let length = 0; length <= SHORT_MESSAGE; length++) {
        const message = randomBytes(length);
        expect(shortHmacSha256(key, message).toString('hex')).toBe(expected(key, message));
      }
    }
  });

  it('is that of OpenSSL whatever the key and the message', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 64 }),
        fc.array(fc.uint8Array({ maxLength: SHORT_MESSAGE }), { maxLength: 5 }),
        (key, messages) =>
          messages.every((message) => shortHmacSha256(key, message).toString('hex') === expected(key, message)),
      ),
    );
  });

  it('leaves long keys and long messages to others', () => {
    expect(isShort(new Uint8Array(65), new Uint8Array(1))).toBe(false);
    expect(isShort(new Uint8Array(32), new Uint8Array(SHORT_MESSAGE + 1))).toBe(false);
    expect(isShort(new Uint8Array(64), new Uint8Array(SHORT_MESSAGE))).toBe(true);
  });
});
