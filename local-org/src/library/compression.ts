/** Compression: zip archives in memory. Source: Apex Reference Guide, "Compression Namespace". */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { libraryEnum, listOfType, mapOfType } from '../host/apex-values.ts';
import { ApexBlob } from '../runtime/blob.ts';
import { tx } from '../runtime/context.ts';
import { ApexDatetime } from '../runtime/datetime.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass } from '../runtime/library.ts';
import type { ApexEnum } from '../runtime/types.ts';

const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const UTF8_NAMES = 0x0800;

const methodOf = (code: number): ApexEnum =>
  libraryEnum('Compression.Method', code === STORED ? 'STORED' : 'DEFLATED') as ApexEnum;

function zipError(message: string): ApexException {
  return ApexException.of('Compression.ZipException', message);
}

class ZipEntry {
  name: string | null = null;
  comment: string | null = null;
  content: ApexBlob | null = null;
  method: ApexEnum | null = null;
  modified: ApexDatetime | null = null;
  crc = 0;
  compressedSize = -1;
  uncompressedSize = -1;
}

/** Date and time as MS-DOS has them, to two seconds. */
function dosTime(ms: number): readonly [time: number, date: number] {
  const at = new Date(ms);
  return [
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  ];
}

function fromDosTime(time: number, date: number): ApexDatetime {
  return new ApexDatetime(
    Date.UTC((date >> 9) + 1980, ((date >> 5) & 15) - 1, date & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2),
  );
}

class ZipWriter {
  readonly entries = new Map<string, ZipEntry>();
  level = libraryEnum('Compression.Level', 'DEFAULT_LEVEL') as ApexEnum;
  method = methodOf(DEFLATED);

  add(name: string, content: ApexBlob): ZipEntry {
    const entry = new ZipEntry();
    entry.name = name;
    entry.content = content;
    return this.addEntry(entry);
  }

  addEntry(entry: ZipEntry): ZipEntry {
    if (this.entries.has(entry.name!)) throw zipError(`duplicate entry: ${entry.name}`);
    this.entries.set(entry.name!, entry);
    return entry;
  }

  archive(): ApexBlob {
    const parts: Buffer[] = [];
    const directory: Buffer[] = [];
    let offset = 0;
    for (const entry of this.entries.values()) {
      const { header, central, data } = this.pack(entry, offset);
      parts.push(header, data);
      directory.push(central);
      offset += header.length + data.length;
    }
    const size = directory.reduce((sum, part) => sum + part.length, 0);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(END_OF_DIRECTORY, 0);
    end.writeUInt16LE(directory.length, 8);
    end.writeUInt16LE(directory.length, 10);
    end.writeUInt32LE(size, 12);
    end.writeUInt32LE(offset, 16);
    return new ApexBlob(Buffer.concat([...parts, ...directory, end]));
  }

  private pack(entry: ZipEntry, offset: number): { header: Buffer; central: Buffer; data: Buffer } {
    const content = entry.content?.buffer() ?? Buffer.alloc(0);
    const isStored = (entry.method ?? this.method).name === 'STORED';
    const data = isStored ? content : deflateRawSync(content, { level: LEVELS[this.level.name] ?? -1 });
    const name = Buffer.from(entry.name!, 'utf8');
    const comment = Buffer.from(entry.comment ?? '', 'utf8');
    entry.crc = crc32(content);
    entry.compressedSize = data.length;
    entry.uncompressedSize = content.length;
    const common = Buffer.alloc(26);
    const [time, date] = dosTime(entry.modified?.ms ?? tx().now());
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8_NAMES, 2);
    common.writeUInt16LE(isStored ? STORED : DEFLATED, 4);
    common.writeUInt16LE(time, 6);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(entry.crc, 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const header = Buffer.concat([number32(LOCAL_HEADER), common, name]);
    const rest = Buffer.alloc(14);
    rest.writeUInt16LE(comment.length, 0);
    rest.writeUInt32LE(offset, 10);
    const central = Buffer.concat([number32(CENTRAL_HEADER), Buffer.from([20, 0]), common, rest, name, comment]);
    return { header, central, data };
  }
}

const LEVELS: Readonly<Record<string, number>> = { NO_COMPRESSION: 0, BEST_SPEED: 1, BEST_COMPRESSION: 9 };

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

class ZipReader {
  readonly entries = new Map<string, ZipEntry>();
  private readonly bytes: Buffer;
  private readonly offsets = new Map<string, number>();

  constructor(blob: ApexBlob) {
    this.bytes = blob.buffer();
    try {
      this.readDirectory();
    } catch (error) {
      if (error instanceof RangeError) throw zipError('zip END header not found');
      throw error;
    }
  }

  private readDirectory(): void {
    const { bytes } = this;
    let end = bytes.length - 22;
    while (end >= 0 && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
    if (end < 0) throw zipError('zip END header not found');
    let at = bytes.readUInt32LE(end + 16);
    for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
      if (bytes.readUInt32LE(at) !== CENTRAL_HEADER) throw zipError('invalid CEN header (bad signature)');
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
        number,
        number,
        number,
      ];
      const entry = new ZipEntry();
      const nameEnd = at + 46 + nameLength;
      entry.name = bytes.toString('utf8', at + 46, nameEnd);
      entry.method = methodOf(bytes.readUInt16LE(at + 10));
      entry.modified = fromDosTime(bytes.readUInt16LE(at + 12), bytes.readUInt16LE(at + 14));
      entry.crc = bytes.readUInt32LE(at + 16);
      entry.compressedSize = bytes.readUInt32LE(at + 20);
      entry.uncompressedSize = bytes.readUInt32LE(at + 24);
      const commentAt = nameEnd + extraLength;
      entry.comment = commentLength === 0 ? null : bytes.toString('utf8', commentAt, commentAt + commentLength);
      this.offsets.set(entry.name, bytes.readUInt32LE(at + 42));
      this.entries.set(entry.name, entry);
      at = commentAt + commentLength;
    }
  }

  extract(name: string): ApexBlob {
    const entry = this.entries.get(name);
    if (entry === undefined) throw zipError(`entry not found: ${name}`);
    const { bytes } = this;
    const offset = this.offsets.get(name)!;
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const data = bytes.subarray(start, start + entry.compressedSize);
    try {
      return new ApexBlob(entry.method!.name === 'STORED' ? Buffer.from(data) : inflateRawSync(data));
    } catch {
      throw zipError(`invalid entry: ${name}`);
    }
  }
}

export const compressionMethodEnum = libraryClass({
  name: 'Compression.Method',
  kind: 'enum',
  values: ['DEFLATED', 'STORED'],
});

export const compressionLevelEnum = libraryClass({
  name: 'Compression.Level',
  kind: 'enum',
  values: ['BEST_COMPRESSION', 'BEST_SPEED', 'DEFAULT_LEVEL', 'NO_COMPRESSION'],
});

/** Sets a property and answers the object, as these classes do. */
const setter =
  <T, K extends keyof T>(key: K) =>
  (self: T, value: T[K]): T => {
    self[key] = value;
    return self;
  };

export const zipEntryClass = libraryClass({
  name: 'Compression.ZipEntry',
  members: {
    'String getName()': (self: ZipEntry) => self.name,
    'String getComment()': (self: ZipEntry) => self.comment,
    'Blob getContent()': (self: ZipEntry) => self.content,
    'Long getCrc()': (self: ZipEntry) => BigInt(self.crc),
    'Long getCompressedSize()': (self: ZipEntry) => BigInt(self.compressedSize),
    'Long getUncompressedSize()': (self: ZipEntry) => BigInt(self.uncompressedSize),
    'Datetime getLastModifiedTime()': (self: ZipEntry) => self.modified,
    'Compression.Method getMethod()': (self: ZipEntry) => self.method,
    'Compression.ZipEntry setComment(String comment)': setter<ZipEntry, 'comment'>('comment'),
    'Compression.ZipEntry setContent(Blob content)': setter<ZipEntry, 'content'>('content'),
    'Compression.ZipEntry setLastModifiedTime(Datetime time)': setter<ZipEntry, 'modified'>('modified'),
    'Compression.ZipEntry setMethod(Compression.Method method)': setter<ZipEntry, 'method'>('method'),
  },
  instance: ZipEntry,
});

export const zipWriterClass = libraryClass({
  name: 'Compression.ZipWriter',
  members: {
    'new()': () => new ZipWriter(),
    'Compression.ZipEntry addEntry(String name, Blob content)': (self: ZipWriter, name: string, content: ApexBlob) =>
      self.add(name, content),
    'Compression.ZipEntry addEntry(Compression.ZipEntry entry)': (self: ZipWriter, entry: ZipEntry) =>
      self.addEntry(entry),
    'Blob getArchive()': (self: ZipWriter) => self.archive(),
    'List<Compression.ZipEntry> getEntries()': (self: ZipWriter) =>
      listOfType('Compression.ZipEntry', [...self.entries.values()]),
    'Compression.ZipEntry getEntry(String name)': (self: ZipWriter, name: string) => self.entries.get(name) ?? null,
    'void removeEntry(String name)': (self: ZipWriter, name: string) => void self.entries.delete(name),
    'Compression.Level getLevel()': (self: ZipWriter) => self.level,
    'Compression.ZipWriter setLevel(Compression.Level level)': setter<ZipWriter, 'level'>('level'),
    'Compression.Method getMethod()': (self: ZipWriter) => self.method,
    'Compression.ZipWriter setMethod(Compression.Method method)': setter<ZipWriter, 'method'>('method'),
  },
  instance: ZipWriter,
});

export const zipReaderClass = libraryClass({
  name: 'Compression.ZipReader',
  members: {
    'new(Blob archive)': (archive: ApexBlob) => new ZipReader(archive),
    'Blob extract(String name)': (self: ZipReader, name: string) => self.extract(name),
    'Blob extract(Compression.ZipEntry entry)': (self: ZipReader, entry: ZipEntry) => self.extract(entry.name!),
    'List<Compression.ZipEntry> getEntries()': (self: ZipReader) =>
      listOfType('Compression.ZipEntry', [...self.entries.values()]),
    'Map<String, Compression.ZipEntry> getEntriesMap()': (self: ZipReader) =>
      mapOfType('String', 'Compression.ZipEntry', self.entries),
    'Compression.ZipEntry getEntry(String name)': (self: ZipReader, name: string) => self.entries.get(name) ?? null,
    'List<String> getEntryNames()': (self: ZipReader) => listOfType('String', [...self.entries.keys()]),
  },
  instance: ZipReader,
});
