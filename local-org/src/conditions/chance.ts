/** Choosing by chance, the same way each time: what is chosen follows from the seed, a name and the Id of the record. */

/** Whether one of many is in this share (0 to 1) of them. */
export function isChosen(seed: number, name: string, key: string, share: number): boolean {
  return share >= 1 || fraction(`${seed} ${name} ${key}`) < share;
}

/** From 0 to 1, evenly: FNV-1a, its bits mixed once more so that adjacent ones of one sequence differ. */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}
