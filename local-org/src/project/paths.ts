/** Paths with `/`, whatever the machine writes. */

/** Joins and removes `.` and `..`. An absolute second part stands alone. */
export function joinPath(base: string, path: string): string {
  const full = base === '' || isAbsolute(path) ? path : `${base}/${path}`;
  const slashed = full.replaceAll('\\', '/');
  const start = slashed.startsWith('/') ? '/' : '';
  const parts: string[] = [];
  for (const part of slashed.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts[parts.length - 1] !== '..') parts.pop();
    else parts.push(part);
  }
  return start + parts.join('/');
}

export function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|[A-Za-z]:[/\\])/.test(path);
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '' : end === 0 ? '/' : path.slice(0, end);
}

/** The path seen from a folder; null when it is not inside. */
export function relativeTo(folder: string, path: string): string | null {
  if (folder === '' || folder === path) return folder === path ? '' : isAbsolute(path) ? null : path;
  const prefix = folder.endsWith('/') ? folder : `${folder}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length) : null;
}

/** Whether a relative path fits a glob with `*`, `**`, `?`, `[...]` and `{a,b}`. */
export function globToRegExp(glob: string): RegExp {
  let pattern = '';
  let depth = 0;
  for (let i = 0; i < glob.length; i++) {
    const character = glob[i];
    if (character === '*' && glob[i + 1] === '*') {
      const slash = glob[i + 2] === '/';
      pattern += slash ? '(?:[^/]+/)*' : '.*';
      i += slash ? 2 : 1;
    } else if (character === '*') pattern += '[^/]*';
    else if (character === '?') pattern += '[^/]';
    else if (character === '{') {
      pattern += '(?:';
      depth++;
    } else if (character === '}' && depth > 0) {
      pattern += ')';
      depth--;
    } else if (character === ',' && depth > 0) pattern += '|';
    else if (character === '[' || character === ']') pattern += character;
    else pattern += character.replace(/[\\^$.|+()]/g, '\\$&');
  }
  return new RegExp(`^${pattern}$`);
}
