/**
 * HMAC with SHA-256 (RFC 2104, FIPS 180-4) for short messages. Node's own hash makes an object outside of JavaScript for each message,
 * which costs several times the work of hashing a name or an address; from a few hundred bytes on it is the quicker one.
 */
const BLOCK = 64;
const DIGEST = 32;

/** Above this the caller does better with Node's hash. */
export const SHORT_MESSAGE = 256;

/** First 32 bits of the fractional parts of the square roots of the first 8 primes, and of the cube roots of the first 64. */
const INITIAL = new Int32Array(8);
const ROUND = new Int32Array(64);
for (let candidate = 2, count = 0; count < 64; candidate++) {
  if (!isPrime(candidate)) continue;
  if (count < 8) INITIAL[count] = fraction(Math.sqrt(candidate));
  ROUND[count++] = fraction(Math.cbrt(candidate));
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return true;
}

function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

const schedule = new Int32Array(64);

/** Takes one block into a state. */
function compress(state: Int32Array, block: Uint8Array, at: number): void {
  const w = schedule;
  for (let i = 0, from = at; i < 16; i++, from += 4)
    w[i] = (block[from] << 24) | (block[from + 1] << 16) | (block[from + 2] << 8) | block[from + 3];
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let a = state[0];
  let b = state[1];
  let c = state[2];
  let d = state[3];
  let e = state[4];
  let f = state[5];
  let g = state[6];
  let h = state[7];
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

/** The states after the two padded keys: all that is needed of a key. */
interface PreparedKey {
  readonly key: Uint8Array;
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}

let prepared: PreparedKey | null = null;

function prepare(key: Uint8Array): PreparedKey {
  const pad = new Uint8Array(BLOCK);
  const after = (filler: number): Int32Array => {
    for (let i = 0; i < BLOCK; i++) pad[i] = (key[i] ?? 0) ^ filler;
    const state = INITIAL.slice();
    compress(state, pad, 0);
    return state;
  };
  return { key, inner: after(0x36), outer: after(0x5c) };
}

const state = new Int32Array(8);
const padded = new Uint8Array(SHORT_MESSAGE + 2 * BLOCK);

/** The state after a message that follows one block (the padded key). */
function finish(start: Int32Array, message: Uint8Array): void {
  const { length } = message;
  const total = Math.ceil((length + 9) / BLOCK) * BLOCK;
  padded.fill(0, length, total);
  padded.set(message);
  padded[length] = 0x80;
  const bits = (BLOCK + length) * 8;
  padded[total - 2] = bits >>> 8;
  padded[total - 1] = bits & 255;
  state.set(start);
  for (let at = 0; at < total; at += BLOCK) compress(state, padded, at);
}

function write(target: Uint8Array): void {
  for (let i = 0, to = 0; i < 8; i++, to += 4) {
    const word = state[i];
    target[to] = word >>> 24;
    target[to + 1] = word >>> 16;
    target[to + 2] = word >>> 8;
    target[to + 3] = word;
  }
}

const middle = new Uint8Array(DIGEST);

/** Of a message of up to `SHORT_MESSAGE` bytes, with a key of up to 64 bytes that nobody changes. */
export function shortHmacSha256(key: Uint8Array, message: Uint8Array): Buffer {
  if (prepared?.key !== key) prepared = prepare(key);
  finish(prepared.inner, message);
  write(middle);
  finish(prepared.outer, middle);
  const digest = Buffer.allocUnsafe(DIGEST);
  write(digest);
  return digest;
}

/** Whether a message and a key are short enough. */
export function isShort(key: Uint8Array, message: Uint8Array): boolean {
  return key.length <= BLOCK && message.length <= SHORT_MESSAGE;
}
