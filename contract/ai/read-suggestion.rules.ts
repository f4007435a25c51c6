import { AI_MESSAGES as M } from './ai.messages.ts';
import { AI_ACTIONS, type AiAction, type AiActionName, isAiActionName } from './ai-actions.ts';
import { splitJson } from './split-json.rules.ts';

/** One call of an answer: an action that can be planned, or why it cannot. */
export type ReadCall =
  | { readonly action: AiAction; readonly problem?: undefined }
  | { readonly action?: undefined; readonly name: string; readonly problem: string };

export type ReadSuggestion = {
  /** The answer for the person, in markdown, without the calls. */
  readonly text: string;
  /** The calls as they were written, for the details; null when there were none. */
  readonly json: string | null;
  readonly calls: readonly ReadCall[];
  /** Why the calls could not be read at all. */
  readonly problem: string | null;
};

/**
 * Reads an answer of the assistant in the shapes that models really write: the calls in a fenced
 * block or bare; one, an array, or `{ actions: […] }`; `parameters` or `arguments`. An answer without
 * any JSON is an answer in words, and no problem.
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
    written.push(...callsIn(value));
  }
  if (written.length === 0) return unreadable(M.noFunctionCall);
  if (!written.some(({ name }) => isAiActionName(name))) return unreadable(M.nothingPerformed);
  return { text, json, calls: onlyOnce(written).map(readCall), problem: null };
}

function parse(block: string): unknown {
  try {
    return JSON.parse(block);
  } catch {
    return undefined;
  }
}

type Written = { readonly name: string; readonly parameters: unknown };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LISTS = ['actions', 'tool_calls', 'function_calls', 'calls'];
const NAMES = ['name', 'action', 'function_name', 'tool'];
const PARAMETERS = ['parameters', 'arguments', 'args', 'params', 'input'];

function callsIn(value: unknown): Written[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (!isObject(value)) return [];
  const list = LISTS.map((key) => value[key]).find(Array.isArray);
  if (list) return callsIn(list);
  // { "type": "function", "function": { "name": …, "arguments": "…" } }
  if (isObject(value.function)) return callsIn(value.function);
  const name = NAMES.map((key) => value[key]).find((one) => typeof one === 'string');
  if (typeof name !== 'string') return keyedCalls(value);
  const key = PARAMETERS.find((one) => value[one] !== undefined && value[one] !== null);
  return [{ name, parameters: key === undefined ? rest(value) : inner(value[key]) }];
}

/** `{ "create_lab_order": { "tests": […] } }`. */
function keyedCalls(value: Record<string, unknown>): Written[] {
  return Object.entries(value).flatMap(([name, parameters]) =>
    isAiActionName(name) ? [{ name, parameters }] : [],
  );
}

/** Parameters that stand beside the name. */
function rest(value: Record<string, unknown>): unknown {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !NAMES.includes(key)));
}

/** Arguments that are a text of JSON inside the JSON. */
function inner(parameters: unknown): unknown {
  return typeof parameters === 'string' ? (parse(parameters) ?? parameters) : parameters;
}

function onlyOnce(written: readonly Written[]): Written[] {
  return [...new Map(written.map((call) => [JSON.stringify(call), call])).values()];
}

function readCall({ name, parameters }: Written): ReadCall {
  if (!isAiActionName(name)) return { name, problem: M.noFunctionCall };
  return readParameters(name, isObject(parameters) ? parameters : {});
}

function readParameters(name: AiActionName, parameters: object): ReadCall {
  const result = AI_ACTIONS[name].safeParse(parameters);
  if (!result.success) {
    return { name, problem: result.error.issues[0]?.message ?? M.invalidFormat };
  }
  // The schema is the one of this name, which is how the union is made.
  return { action: { name, parameters: result.data } as AiAction };
}
