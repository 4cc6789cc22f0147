/** System.Crypto. Source: Apex Reference Guide, "Crypto Class". The work is done by Node's OpenSSL, but for MACs of short texts. */
import * as crypto from 'node:crypto';
import { ApexBlob } from '../runtime/blob.ts';
import { hasTransaction, tx } from '../runtime/context.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { isShort, shortHmacSha256 } from './hmac-sha256.ts';

const DIGESTS: Readonly<Record<string, string>> = {
  md5: 'md5',
  sha1: 'sha1',
  'sha-1': 'sha1',
  'sha-256': 'sha256',
  sha256: 'sha256',
  'sha-512': 'sha512',
  sha512: 'sha512',
  'sha3-256': 'sha3-256',
  'sha3-384': 'sha3-384',
  'sha3-512': 'sha3-512',
};
const MACS: Readonly<Record<string, string>> = {
  hmacmd5: 'md5',
  hmacsha1: 'sha1',
  hmacsha256: 'sha256',
  hmacsha512: 'sha512',
};
const SIGNATURES: Readonly<Record<string, string>> = {
  rsa: 'RSA-SHA1',
  'rsa-sha1': 'RSA-SHA1',
  'rsa-sha256': 'RSA-SHA256',
  'rsa-sha384': 'RSA-SHA384',
  'rsa-sha512': 'RSA-SHA512',
  'ecdsa-sha256': 'SHA256',
  'ecdsa-sha384': 'SHA384',
  'ecdsa-sha512': 'SHA512',
};
const CIPHERS: Readonly<Record<string, { readonly name: string; readonly keyBytes: number }>> = {
  aes128: { name: 'aes-128-cbc', keyBytes: 16 },
  aes192: { name: 'aes-192-cbc', keyBytes: 24 },
  aes256: { name: 'aes-256-cbc', keyBytes: 32 },
};
const IV_BYTES = 16;
/** Keys of MACs are limited to 4 KB. */
const MAX_MAC_KEY_BYTES = 4096;

const securityError = (message: string): ApexException => ApexException.of('System.SecurityException', message);
const invalidAlgorithm = (name: string | null): ApexException =>
  ApexException.of('System.InvalidParameterValueException', `Invalid algorithm name: ${name}`);
const required = (value: unknown, name: string): void => {
  if (value === null) throw ApexException.of('System.NullPointerException', `Argument cannot be null: ${name}`);
};

function lookUp<T>(table: Readonly<Record<string, T>>, name: string): T {
  const found = table[(name ?? '').toLowerCase()];
  if (found === undefined) throw invalidAlgorithm(name);
  return found;
}

function mac(algorithm: string, input: ApexBlob, key: ApexBlob): Buffer {
  required(input, 'input');
  required(key, 'privateKey');
  if (key.bytes.length > MAX_MAC_KEY_BYTES)
    throw ApexException.of('System.InvalidParameterValueException', 'Private key is too long: the limit is 4 KB');
  if (hasTransaction()) tx().limits.macs++;
  const hash = lookUp(MACS, algorithm);
  if (hash === 'sha256' && isShort(key.bytes, input.bytes)) return shortHmacSha256(key.bytes, input.bytes);
  return crypto.createHmac(hash, key.bytes).update(input.bytes).digest();
}

function verifyMac(algorithm: string, input: ApexBlob, key: ApexBlob, expected: ApexBlob): boolean {
  const actual = mac(algorithm, input, key);
  return actual.length === expected.bytes.length && crypto.timingSafeEqual(actual, expected.bytes);
}

function cipherOf(algorithm: string, key: ApexBlob, iv: ApexBlob | null): { name: string } {
  const cipher = lookUp(CIPHERS, algorithm);
  if (key.bytes.length !== cipher.keyBytes)
    throw ApexException.of(
      'System.InvalidParameterValueException',
      `Invalid private key. Must be ${cipher.keyBytes} bytes.`,
    );
  if (iv !== null && iv.bytes.length !== IV_BYTES)
    throw ApexException.of(
      'System.InvalidParameterValueException',
      `Invalid initialization vector. Must be ${IV_BYTES} bytes.`,
    );
  return cipher;
}

function encrypt(algorithm: string, key: ApexBlob, iv: ApexBlob, clear: ApexBlob): Buffer {
  const cipher = crypto.createCipheriv(cipherOf(algorithm, key, iv).name, key.bytes, iv.bytes);
  return Buffer.concat([cipher.update(clear.bytes), cipher.final()]);
}

function decrypt(algorithm: string, key: ApexBlob, iv: ApexBlob, encrypted: ApexBlob): ApexBlob {
  const decipher = crypto.createDecipheriv(cipherOf(algorithm, key, iv).name, key.bytes, iv.bytes);
  try {
    return new ApexBlob(Buffer.concat([decipher.update(encrypted.bytes), decipher.final()]));
  } catch {
    throw securityError(
      'Given final block not properly padded. Such issues can arise if a bad key is used during decryption.',
    );
  }
}

function withManagedIv(algorithm: string, key: ApexBlob, clear: ApexBlob): ApexBlob {
  const iv = new ApexBlob(crypto.randomBytes(IV_BYTES));
  return new ApexBlob(Buffer.concat([iv.bytes, encrypt(algorithm, key, iv, clear)]));
}

function decryptManagedIv(algorithm: string, key: ApexBlob, data: ApexBlob): ApexBlob {
  if (data.bytes.length < IV_BYTES * 2)
    throw ApexException.of(
      'System.InvalidParameterValueException',
      'Invalid data. Input data must be multiple of 16 bytes.',
    );
  return decrypt(
    algorithm,
    key,
    new ApexBlob(data.bytes.subarray(0, IV_BYTES)),
    new ApexBlob(data.bytes.subarray(IV_BYTES)),
  );
}

/** PKCS #8, or the bare RSA key of PKCS #1, as open-source test suites kevanmoothien/salesforce-jwt and AsociacionZeta/sf-app sign with. */
function privateKey({ bytes }: ApexBlob): crypto.KeyObject {
  const key = Buffer.from(bytes);
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      return crypto.createPrivateKey({ key, format: 'der', type });
    } catch {
      continue;
    }
  }
  throw securityError('java.security.InvalidKeyException: invalid key format');
}

function publicKey(key: ApexBlob): crypto.KeyObject {
  try {
    return crypto.createPublicKey({ key: Buffer.from(key.bytes), format: 'der', type: 'spki' });
  } catch {
    throw securityError('java.security.InvalidKeyException: invalid key format');
  }
}

export const cryptoClass = libraryClass({
  name: 'System.Crypto',
  members: {
    'static Blob generateDigest(String algorithmName, Blob input)': (algorithm: string, input: ApexBlob) => {
      required(input, 'input');
      return new ApexBlob(crypto.createHash(lookUp(DIGESTS, algorithm)).update(input.bytes).digest());
    },
    'static Blob generateMac(String algorithmName, Blob input, Blob privateKey)': (
      algorithm: string,
      input: ApexBlob,
      key: ApexBlob,
    ) => new ApexBlob(mac(algorithm, input, key)),
    'static Boolean verifyHMac(String algorithmName, Blob data, Blob privateKey, Blob macToVerify)': verifyMac,
    'static Boolean verifyMac(String algorithmName, Blob data, Blob privateKey, Blob macToVerify)': verifyMac,
    'static Blob generateAesKey(Integer size)': (bits: number) => {
      if (bits !== 128 && bits !== 192 && bits !== 256)
        throw ApexException.of('System.InvalidParameterValueException', 'Invalid key size. Must be 128, 192 or 256.');
      return new ApexBlob(crypto.randomBytes(bits / 8));
    },
    'static Integer getRandomInteger()': () => crypto.randomBytes(4).readInt32BE(),
    'static Long getRandomLong()': () => crypto.randomBytes(8).readBigInt64BE(),
    'static Blob encrypt(String algorithmName, Blob privateKey, Blob initializationVector, Blob clearText)': (
      algorithm: string,
      key: ApexBlob,
      iv: ApexBlob,
      clear: ApexBlob,
    ) => new ApexBlob(encrypt(algorithm, key, iv, clear)),
    'static Blob decrypt(String algorithmName, Blob privateKey, Blob initializationVector, Blob cipherText)': decrypt,
    'static Blob encryptWithManagedIV(String algorithmName, Blob privateKey, Blob clearText)': withManagedIv,
    'static Blob decryptWithManagedIV(String algorithmName, Blob privateKey, Blob IVAndCipherText)': decryptManagedIv,
    'static Blob sign(String algorithmName, Blob input, Blob privateKey)': (
      algorithm: string,
      input: ApexBlob,
      key: ApexBlob,
    ) => new ApexBlob(crypto.sign(lookUp(SIGNATURES, algorithm), input.bytes, privateKey(key))),
    // Certificates are not modelled.
    'static Blob signWithCertificate(String algorithmName, Blob input, String certDevName)': notImplemented,
    'static void signXML(String algorithmName, Dom.XmlNode node, String idAttributeName, String certDevName)':
      notImplemented,
    'static void signXML(String algorithmName, Dom.XmlNode node, String idAttributeName, String certDevName, Dom.XmlNode refChild)':
      notImplemented,
    'static Boolean verify(String algorithmName, Blob data, Blob signature, String certDevName)': notImplemented,
    'static Boolean verify(String algorithmName, Blob data, Blob signature, Blob publicKey)': (
      algorithm: string,
      data: ApexBlob,
      signature: ApexBlob,
      key: ApexBlob,
    ) => crypto.verify(lookUp(SIGNATURES, algorithm), data.bytes, publicKey(key), signature.bytes),
  },
});
