import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasIdiom } from '../house/word-list.ts';

const ROOT = join(import.meta.dirname, '../..');
const NEWEST = 50;
const LONGEST = 72;

/** Words that begin a noun phrase, a clause or an adverbial, not a command. */
const NO_COMMAND =
  /^(?:an?|the|this|that|these|those|what|which|who\w*|how|when|where|every|each|all|no|one|two|several|of|in|on|at|by|for|from|with|we|it|there|now|also|more|some)$/i;
/** `Added`, `Adding`, `Adds`; not `Need`, `Bring`, `Pass`, `Focus`. */
const INFLECTED = /(?:[^e]ed|[^r]ing|[^su]s)$/;
const COMMANDS_ALIKE = /^(?:embed|shed|sing|alias|canvas)$/i;

/** A title from before the rule about idioms; a commit that others have is not reworded. */
const OLDER = 'Drop the kept registration of a patient registered anew';

/** The rule that a title breaks; undefined when it breaks none. */
function faultOf(title: string): string | undefined {
  const [first = ''] = title.split(' ');
  if (title.length > LONGEST) return `longer than ${LONGEST} characters`;
  if (/^\w+(?:\(.*\))?!?:/.test(title)) return 'begins with a prefix';
  if (!/^[A-Z]/.test(first)) return 'does not begin with a capital';
  if (title.endsWith('.')) return 'ends with a full stop';
  if (NO_COMMAND.test(first)) return 'does not begin with a command';
  if (INFLECTED.test(first) && !COMMANDS_ALIKE.test(first)) return 'is not in the imperative';
  if (title !== OLDER && hasIdiom(title)) return 'has an idiom of scripts/house/word-list.ts';
  return undefined;
}

/**
 * The titles of the newest commits: fewer in a shallow clone, none in a folder that is not the
 * checkout itself (an archive, also one that was unpacked in another repository).
 */
function titlesIn(folder: string): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout?.trim() ?? '';
  const top = git('rev-parse', '--show-toplevel');
  if (!top || realpathSync(top) !== realpathSync(folder)) return [];
  return git('log', '--no-merges', `--max-count=${NEWEST}`, '--format=%s')
    .split('\n')
    .filter(Boolean);
}

it('the titles of the newest commits are imperative and short', () => {
  const faults = titlesIn(ROOT).flatMap((title) => {
    const fault = faultOf(title);
    return fault ? [`${title}: ${fault}`] : [];
  });
  expect(faults).toEqual([]);
});

describe('a title', () => {
  it.each([
    'Show the balance beside the bill',
    'Bring back the filter',
    'Focus the first field',
    'Process a webhook once',
    'Need a reason for a refund',
  ])('%s has no fault', (title) => expect(faultOf(title)).toBeUndefined());

  it.each([
    'Added a filter',
    'Adding a filter',
    'Adds a filter',
    'The filter is back',
    'fix the filter',
    'Fix: the filter',
    'Fix the filter.',
    'Show the filter once more',
    `Fix ${'the filter '.repeat(7)}`,
  ])('%s has a fault', (title) => expect(faultOf(title)).toBeDefined());
});

describe('the titles of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'titles-'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('are none without a repository', () => expect(titlesIn(folder)).toEqual([]));

  it('are none in a part of another repository', () => {
    expect(titlesIn(join(ROOT, 'scripts'))).toEqual([]);
  });

  it('are its own', () => {
    git('init', '--quiet');
    expect(titlesIn(folder)).toEqual([]);
    const settings = ['user.name=A', 'user.email=a@example.org', 'commit.gpgsign=false'];
    const by = settings.flatMap((setting) => ['-c', setting]);
    const { status } = git(...by, 'commit', '--quiet', '--allow-empty', '--message=Begin');
    // A machine may have no git.
    expect(titlesIn(folder)).toEqual(status === 0 ? ['Begin'] : []);
  });
});
