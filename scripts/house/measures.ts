import { posix } from 'node:path';
import { ROLES } from '../../contract/kernel/roles.ts';
import { belowSlices, circlesIn, sliceGraph, strayImports } from '../walls/slice-graph.ts';
import { SIDES } from '../walls/walls.ts';
import { longestFunction } from './longest-function.ts';
import { MAXIMUMS, type MeasureName } from './maximums.ts';
import { ownTimeouts } from './own-timeouts.ts';
import { allFiles, documents, type Source } from './sources.ts';
import { clauseLines, documentLines, idiomLines, textLines, whatLines } from './word-list.ts';

export type Measure = {
  readonly name: MeasureName;
  /** The limit that a test enforces. */
  readonly maximum: number;
  readonly count: number;
  /** The files that it counts. */
  readonly places: readonly string[];
};

const FILES_IN_FOLDER = 25;
const LINES_OF_FILE = 300;
/** Folders of numbered files, which never change and must stay in order. */
const NUMBERED = 'server/migrations';
/** Tables of examples and sentences, whose length does not make them harder to read. */
const DATA = /\.data\.ts$|\/corpus[\w-]*\.ts$|^server\/demo\/data\//;
/**
 * Former names of a visit. The wire and stored plans keep `recordId`, by a codec. `queueId` is the wire's
 * name of a field, so it may be written and translated (`queueId: visitId`), and not read.
 */
const OLD_VISIT_NAMES =
  /(?<!')\bqueueId\b(?!'?\??:)|\b(?:\w*[qQ]ueueEntr(?:y|ies)\w*|\w*[cC]omplaintRecord\w*|\w*[rR]ecordId\w*|(?:open|new|own)Case)\b/g;
/** The files that translate the wire's names. */
const TRANSLATIONS = /^contract\/(kernel\/second-names|consultation\/visit-note)\.ts$/;
const ROLE_TABLES = /^contract\/kernel\/(roles|permissions)\.ts$/;

const NAME = `'(?:${ROLES.join('|')})'`;
const COMPARED = new RegExp(`\\w*[rR]ole\\s*[!=]==\\s*${NAME}`, 'g');
/** A desk arranges a screen and grants nothing (decision 063). */
const DESK_COMPARED = /\bdesk(?:Of\([^=;]*\))?\s*[!=]==\s*'/g;
const LISTED = new RegExp(
  `(\\broles?:? ?=? ?)?\\[\\s*${NAME}(?:\\s*,\\s*${NAME})*\\s*,?\\s*\\]`,
  'g',
);
/** `lab` and `pharmacy` are kinds of orders too. */
const SURELY_ROLES = /roles?|'(?:superadmin|admin|doctor|receptionist|user)'/;

const isProduct = ({ isTest, path }: Source) => !isTest && !ROLE_TABLES.test(path);
const isRoom = (source: Source) =>
  isProduct(source) && /^(contract|server|web)\//.test(source.path);

const PLACES: Readonly<
  Record<
    Exclude<MeasureName, 'lines of the longest function'>,
    (sources: readonly Source[]) => readonly string[]
  >
> = {
  'roles compared': (sources) =>
    sources.filter(isRoom).flatMap((source) => matchesIn(source, COMPARED)),
  'desks compared': (sources) =>
    sources.filter(isRoom).flatMap((source) => matchesIn(source, DESK_COMPARED)),
  'literal role lists': (sources) => sources.filter(isRoom).flatMap(roleLists),
  'old names of a visit': (sources) =>
    sources
      .filter((source) => isRoom(source) && !TRANSLATIONS.test(source.path))
      .flatMap((source) => matchesIn(source, OLD_VISIT_NAMES)),
  'imports through a wall': brokenWalls,
  'folders above 25 files': crowdedFolders,
  'files above 300 lines': longFiles,
  'tests with a time-out of their own': ownTimeouts,
  'comments with an idiom': (sources) => proseIn(sources, idiomLines),
  'comments beginning with what': (sources) => proseIn(sources, whatLines),
  'comments beginning with a clause': (sources) => proseIn(sources, clauseLines),
  'texts of the interface with an idiom': (sources) =>
    proseIn(
      sources.filter((source) => isProduct(source) && hasTexts(source)),
      textLines,
    ),
  'sentences of documents with an idiom': () => proseIn(documents(), documentLines),
};

/** One measure of the code, with its limit. Some read all files, so a test takes only what it needs. */
export function measureOf(name: MeasureName, sources: readonly Source[]): Measure {
  const maximum = MAXIMUMS[name];
  if (name === 'lines of the longest function') {
    const { lines, place } = longestFunction(sources.filter(isProduct));
    return { name, maximum, count: lines, places: [place] };
  }
  const places = PLACES[name](sources);
  return { name, maximum, count: places.length, places };
}

export const MEASURES = Object.keys(MAXIMUMS).filter((name): name is MeasureName =>
  Object.hasOwn(MAXIMUMS, name),
);

function matchesIn({ path, text }: Source, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(
    ({ 0: found, index }) => `${path}:${lineAt(text, index)} ${found.replaceAll(/\s+/g, ' ')}`,
  );
}

function roleLists(source: Source): string[] {
  return matchesIn(source, LISTED).filter((place) =>
    SURELY_ROLES.test(place.slice(place.indexOf(' '))),
  );
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

function brokenWalls(): string[] {
  return SIDES.flatMap((side) => {
    const graph = sliceGraph(side);
    const below = belowSlices(side);
    const known = below.flatMap((folder) =>
      [...(graph.get(folder) ?? [])]
        .filter((slice) => !below.includes(slice))
        .map((slice) => `${side}/${folder} → ${side}/${slice}`),
    );
    return [...circlesIn(graph), ...known, ...(side === 'contract' ? [] : strayImports(side))];
  });
}

function crowdedFolders(): string[] {
  const counts = new Map<string, number>();
  for (const path of allFiles()) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, files]) => files > FILES_IN_FOLDER && folder !== NUMBERED)
    .map(([folder, files]) => `${folder}: ${files}`);
}

function longFiles(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !DATA.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES_OF_FILE)
    .map(({ path, lines }) => `${path}: ${lines}`);
}

/** Messages, summaries of calls, and components. */
const hasTexts = ({ path }: Source) =>
  /\.(?:messages|endpoints)\.ts$|^web\/.*\.tsx$/.test(path) && !DATA.test(path);

const proseIn = (sources: readonly Source[], find: (text: string) => number[]) =>
  sources.flatMap(({ path, text }) => {
    const lines = text.split('\n');
    return find(text).map((line) => `${path}:${line} ${lines[line - 1]?.trim()}`);
  });
