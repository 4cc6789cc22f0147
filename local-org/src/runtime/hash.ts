/** Hash codes as Java counts them: 31 times the hash so far, plus the next, in 32 bits. */

/** Of bytes, as java.util.Arrays.hashCode(byte[]). */
export function apexHash32(bytes: Uint8Array): number {
  let hash = 1;
  for (const byte of bytes) hash = (Math.imul(31, hash) + ((byte << 24) >> 24)) | 0;
  return hash;
}

/** Of text, as java.lang.String.hashCode. */
export function textHash(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(31, hash) + text.charCodeAt(i)) | 0;
  return hash;
}

/** Of a whole number in 64 bits, as java.lang.Long.hashCode. */
export function longHash(value: bigint): number {
  const bits = BigInt.asUintN(64, value);
  return Number(BigInt.asIntN(32, bits ^ (bits >> 32n)));
}

const doubleBits = new DataView(new ArrayBuffer(8));

/** As java.lang.Double.hashCode. */
export function doubleHash(value: number): number {
  doubleBits.setFloat64(0, value);
  return doubleBits.getInt32(0) ^ doubleBits.getInt32(4);
}
