import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A small disk with a file system of its own. */
export interface SmallDisk {
  dir: string;
  fill(): void;
  free(): void;
  /** The file system becomes read-only at once, as after a failure of its disk, although files are open. */
  breakIt(): void;
  /** Checks it and mounts it again; the programs that used it must have ended. */
  repair(): Promise<void>;
  remove(): void;
}

const SIZE = '1200M';
/** What stays free (bytes); the product fills it itself. */
const FREE = 2 * 1024 * 1024;

const runs = (command: string, ...args: string[]): boolean =>
  (spawnSync(command, args, { stdio: 'ignore' }).status ?? 255) < 4;
const must = (command: string, ...args: string[]): void => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
};

/** Needs Linux, root and loop devices; null without them. */
export function smallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'forkfront-disk-'));
  const [image, dir] = [join(folder, 'image'), join(folder, 'disk')];
  const mounted =
    runs('truncate', '-s', SIZE, image) &&
    runs('mkfs.ext4', '-q', '-m', '0', image) &&
    runs('mkdir', dir) &&
    spawnSync('mount', ['-o', 'loop', image, dir]).status === 0;
  const remove = () => {
    spawnSync('umount', ['-l', dir]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!mounted) {
    remove();
    return null;
  }
  const ballast = join(dir, 'ballast');
  return {
    dir,
    fill() {
      const { bavail, bsize } = statfsSync(dir);
      must('fallocate', '-l', String(Math.max(1, bavail * bsize - FREE)), ballast);
    },
    free: () => rmSync(ballast, { force: true }),
    breakIt: () => must('mount', '-o', 'remount,abort', dir),
    async repair() {
      for (let tries = 0; !runs('umount', dir); tries += 1) {
        if (tries === 100) throw new Error('Something still uses the broken disk.');
        await delay(100);
      }
      if (!runs('e2fsck', '-fy', image)) throw new Error('The broken disk cannot be repaired.');
      must('mount', '-o', 'loop', image, dir);
      // A file system that breaks soon after a deletion has its file again.
      rmSync(ballast, { force: true });
    },
    remove,
  };
}
