import { storableText } from '../kernel/storable.ts';
import { AI_MESSAGES as M, tooManyActions } from './ai.messages.ts';
import { AI_ACTIONS, type AiAction, type AiActionName, isAiActionName } from './ai-actions.ts';
import { asWritten } from './loose-values.ts';
import { namedPatients } from './named-patients.rules.ts';
import { splitJson } from './split-json.rules.ts';

/**
 * One call of an answer: a valid action, or the reason why it is invalid; `written` is its text.
 */
export type ReadCall = { readonly written: string } & (
  | { readonly action: AiAction; readonly problem?: undefined }
  | { readonly action?: undefined; readonly name: string; readonly problem: string }
);

export type ReadSuggestion = {
  /** The markdown answer for the user, without the calls. */
  readonly text: string;
  /** The calls as written, for the details view; null when there are none. */
  readonly json: string | null;
  readonly calls: readonly ReadCall[];
  /** Why none of the calls could be parsed. */
  readonly problem: string | null;
};

/**
 * Parses an assistant answer in the formats that models actually produce: fenced or bare JSON; a
 * single call, an array, or `{ actions: […] }`; `parameters` or `arguments`. An answer without JSON
 * is valid text.
 */
export function readSuggestion(suggestion: string): ReadSuggestion {
  const { text, blocks } = splitJson(suggestion);
  if (blocks.length === 0) return { text, json: null, calls: [], problem: null };
  const json = blocks.join('\n\n');
  const unreadable = (problem: string) => ({ text, json, calls: [], problem });

  const written: Written[] = [];
  for (const block of blocks) {
    const value = parse(block);
    if (value === undefined) return unreadable(M.invalidFormat);
    written.push(...callsIn(value, { depth: 0, patients: [] }));
  }
  if (written.length === 0) return unreadable(M.noFunctionCall);
  if (!written.some(({ name }) => isAiActionName(name))) return unreadable(M.nothingPerformed);
  const calls = onlyOnce(written);
  const left = calls.length - CALLS_MOST;
  return {
    text,
    json,
    calls: [
      ...calls.slice(0, CALLS_MOST).map(readCall),
      ...(left > 0 ? [{ name: 'actions', problem: tooManyActions(left), written: '' }] : []),
    ],
    problem: null,
  };
}

function parse(block: string): unknown {
  try {
    return JSON.parse(block, storableText);
  } catch {
    return undefined;
  }
}

type Written = {
  readonly name: string;
  readonly parameters: unknown;
  /** Values beside or around the call. */
  readonly patients: readonly string[];
};
type Around = { readonly depth: number; readonly patients: readonly string[] };

/** More than any consultation needs; further calls are rejected with a message. */
const CALLS_MOST = 40;
/** Number of characters of a call that are stored with it. */
const CALL_MOST = 2_000;
const DEEPEST = 12;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LISTS = ['actions', 'tool_calls', 'function_calls', 'calls'];
const NAMES = ['name', 'action', 'function_name', 'tool'];
const PARAMETERS = ['parameters', 'arguments', 'args', 'params', 'input'];

function callsIn(value: unknown, around: Around): Written[] {
  if (around.depth > DEEPEST) return [];
  const inside = { ...around, depth: around.depth + 1 };
  if (Array.isArray(value)) return value.flatMap((one) => callsIn(one, inside));
  if (!isObject(value)) return [];
  const beside = (...keys: string[]) => ({
    ...inside,
    patients: [...around.patients, ...namedPatients(without(value, keys), { withNames: true })],
  });
  const listKey = LISTS.find((key) => Array.isArray(value[key]));
  if (listKey) return callsIn(value[listKey], beside(listKey));
  // { "type": "function", "function": { "name": …, "arguments": "…" } }
  if (isObject(value.function)) return callsIn(value.function, beside('function'));
  const name = NAMES.map((key) => value[key]).find((one) => typeof one === 'string');
  if (typeof name !== 'string') return keyedCalls(value, beside);
  const key = PARAMETERS.find((one) => value[one] !== undefined && value[one] !== null);
  if (key === undefined) {
    return [{ name, parameters: without(value, NAMES), patients: around.patients }];
  }
  return [{ name, parameters: inner(value[key]), patients: beside(key).patients }];
}

/** `{ "create_lab_order": { "tests": […] } }`. */
function keyedCalls(
  value: Record<string, unknown>,
  beside: (...keys: string[]) => Around,
): Written[] {
  const names = Object.keys(value).filter(isAiActionName);
  const { patients } = beside(...names);
  return names.map((name) => ({ name, parameters: value[name], patients }));
}

/** Values beside certain keys. */
function without(value: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** Arguments that are a JSON string inside the JSON. */
function inner(parameters: unknown): unknown {
  return typeof parameters === 'string' ? (parse(parameters) ?? parameters) : parameters;
}

function onlyOnce(written: readonly Written[]): Written[] {
  return [...new Map(written.map((call) => [JSON.stringify(call, inOrder), call])).values()];
}

/** Sorts the keys of an object, so that equal objects have equal text. */
function inOrder(_key: string, value: unknown): unknown {
  return isObject(value) ? Object.fromEntries(Object.entries(value).sort(byKey)) : value;
}
const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

function readCall({ name, parameters, patients }: Written): ReadCall {
  const written = asWritten({ name, parameters }, CALL_MOST);
  if (!isAiActionName(name)) return { name, problem: M.noFunctionCall, written };
  const withNames = name !== 'update_patient_details';
  const named = [...new Set([...patients, ...namedPatients(parameters, { withNames })])];
  const read = readParameters(name, isObject(parameters) ? parameters : {});
  if ('problem' in read) return { ...read, written };
  return { action: named.length > 0 ? { ...read, patients: named } : read, written };
}

function readParameters(
  name: AiActionName,
  parameters: object,
): AiAction | { name: string; problem: string } {
  const result = AI_ACTIONS[name].safeParse(parameters);
  if (!result.success) {
    return { name, problem: result.error.issues[0]?.message ?? M.invalidFormat };
  }
  // The schema with this name; the union is built that way.
  return { name, parameters: result.data } as AiAction;
}
