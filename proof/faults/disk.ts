import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
const MB = 1_048_576;
/** The last space of a disk is filled block by block. */
const REST_MB = 8;
const UNMOUNTS_WITHIN_MS = 10_000;
const POLL_MS = 50;

/** Shuts down an ext4 without flushing: data that is only in memory never reaches the disk. */
const SHUT_DOWN = `import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack('I', 2))`;

/**
 * Minimises automatic writes: the journal at most every ten minutes, and no flush on rename. Data
 * that exists after a cut was synchronised.
 */
const LAZY = 'commit=600,noauto_da_alloc';

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}

const found = new Map<string, boolean>();

function has(program: string): boolean {
  const known = found.get(program) ?? spawnSync('which', [program]).status === 0;
  found.set(program, known);
  return known;
}

/** Disks mounted by this process; an unexpected exit must unmount them. */
const mounted = new Set<string>();
process.once('exit', () => {
  for (const folder of mounted) run('umount', '--lazy', folder);
});

/** An ext4 in a file, mounted through a loop device, whose power can be cut. */
export class Disk {
  readonly folder: string;
  readonly #image: string;

  private constructor(image: string, folder: string) {
    this.#image = image;
    this.folder = folder;
  }

  static async make(parent: string, megabytes: number): Promise<Disk> {
    const image = join(parent, 'disk.img');
    const folder = join(parent, 'disk');
    writeFileSync(image, '');
    truncateSync(image, megabytes * MB);
    // No blocks are reserved for root, because the database does not run as root.
    run('mkfs.ext4', '-q', '-F', '-b', '4096', '-m', '0', image);
    await mkdir(folder, { mode: 0o711 });
    const disk = new Disk(image, folder);
    disk.mount();
    return disk;
  }

  mount(options = LAZY): void {
    run('mount', '-o', `loop,${options}`, this.#image, this.folder);
    mounted.add(this.folder);
  }

  /**
   * From now on unsynchronised data is lost and nothing more is written. Writers continue until
   * then; waiting for them here would let them finish.
   */
  async cutPower(): Promise<void> {
    const { folder } = this;
    if (has('xfs_io')) await runFile('xfs_io', ['-x', '-c', 'shutdown', folder]);
    else await runFile('python3', ['-c', SHUT_DOWN, folder]);
  }

  /** Leaves this much space; returns a function that frees it again. */
  async fill(leaveKb: number): Promise<() => Promise<void>> {
    const [most = '', rest = '', last = ''] = ['most', 'rest', 'last'].map((name) =>
      join(this.folder, name),
    );
    const { bavail, bsize } = await statfs(this.folder);
    const bulk = bavail * bsize - REST_MB * MB;
    if (bulk > 0) await runFile('fallocate', ['-l', String(bulk), most]);
    // Ends when the disk is full; the last block goes to file metadata.
    for (const file of [rest, last]) {
      await runFile('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k']).catch(() => {});
    }
    await runFile('truncate', ['-s', `-${leaveKb}K`, rest]);
    return async () => {
      for (const file of [most, rest, last]) await rm(file, { force: true });
    };
  }

  /** The kernel does the same after a disk error. */
  async turnReadOnly(): Promise<void> {
    await runFile('mount', ['-o', 'remount,abort', this.folder]);
  }

  /** Fails while a process has an open file. */
  async unmount(): Promise<void> {
    const deadline = Date.now() + UNMOUNTS_WITHIN_MS;
    for (;;) {
      try {
        run('umount', this.folder);
        mounted.delete(this.folder);
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(POLL_MS);
      }
    }
  }
}

/** Why this machine cannot cut a disk's power, or undefined when it can. */
export function whyNoDisks(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root, to mount a disk';
  if (!has('mkfs.ext4')) return 'it needs mkfs.ext4';
  if (!has('xfs_io') && !has('python3')) return 'it needs xfs_io or python3';
  if (!existsSync('/dev/loop-control')) return 'it needs loop devices';
  return undefined;
}
