/** Conditions of an order: `if edema`, `agar sujan badhe`, `if report positive`. */
import { isTestName } from '../../../matching/match-test.rules.ts';
import type { NoteEvent } from '../note-events.ts';
import { COME_BACK, IF, MEASURED, ONLY_THEN } from '../words.ts';

/** With one of these a text is advice: `if giddy lie down`, `if tolerated`. */
const ADVISED = String.raw`(?:${COME_BACK}|hold|withhold|skip|omit|reduce|increase|decrease|change|tell|see|refer\w*|take|give|use|apply|do|avoid|lie|sit|rest|drink|eat|spong\w+|repeat|cont(?:inue)?|restart|start|begin|add|shift|switch|check|recheck|monitor|opinion|physio\w*|steam\w*|gargl\w*|wait|meet|contact|bring|hospital|er|casualty|emergency|doctor|dr|opd|next|then|stat|ors|needed|required|necessary|possible|tolerat\w*|available|afford\w*|able|willing|doubt|advised|directed|so|free|empty|hungry|any|kar[eon]\w*|aana|bata\w*|de(?:na|do)|le(?:na|lo)|dikha\w*|band|mil[eon]\w*)`;
/** Nothing but a condition, in a few words. */
const BARE = new RegExp(
  String.raw`^\s*${IF}\s+(?!.*(?<!\p{L})${ADVISED}(?!\p{L}))(?:(?:the|his|her|there|is)\s+)*\S+(?:\s+\S+){0,4}\s*\.?\s*$`,
  'iu',
);
/** A condition on something that is measured: `if bp high`; not `if fever comes back, report`. */
const OF_A_FINDING =
  /^(?:only\s+)?(?:if|unless|agar|provided|in\s+case)\s+(?:(?:the|his|her|home|next|repeat)\s+)*(?:bp|sugar|fbs|ppbs|rbs|hba1c|tsh|hb|ldl|lipids?|uric|creat\w*|k|inr|reports?|culture|x-?ray|cxr|usg|ecg|biopsy|test|cbc|lft|kft|rft|tests?|\S+\s+(?:pos|neg|positive|negative|[+-]ve))(?![\p{L}\d])(?!.*\b(?:come|report|review|rv|return|visit|consult|call|refer|admit|inform|stop|hospital|er|casualty|increase|reduce|continue|repeat|recheck)(?!\p{L}))/iu;

const ENDS_IN_ONLY_THEN = new RegExp(String.raw`(?<!\p{L})${ONLY_THEN}\s*\.?\s*$`, 'iu');

/** Whether a text is a condition of the orders beside it: a test that it names is not ordered. */
export const isCondition = (text: string): boolean =>
  OF_A_FINDING.test(text) || isBareCondition(text) || ENDS_IN_ONLY_THEN.test(text);

/** Whether a text is nothing but a condition: `if edema`. */
export const isBareCondition = (text: string): boolean => BARE.test(text);

const START = String.raw`(?:start|add|give|begin|then|shift|switch|change)`;
const STARTS = new RegExp(String.raw`^(?:so\s+|and\s+)?${START}(?!\p{L})`, 'iu');
const LEADS_ON = new RegExp(String.raw`(?:^|\s)(?:${START}|to)\s*$`, 'iu');

/** Whether a text is a condition of the orders before it. */
export function isConditionOfBefore(events: readonly NoteEvent[], at: number): boolean {
  const one = events[at];
  if (one?.kind !== 'text' || isOfNext(events, at)) return false;
  // `if bleeding gums, black stools`: a list, which advice follows.
  const isListed = events[at + 1]?.kind === 'text';
  if (OF_A_FINDING.test(one.text) || ENDS_IN_ONLY_THEN.test(one.text)) return true;
  return isBareCondition(one.text) && !isListed && !isOfLater(events, at);
}

/** `if fever persists`, `if no relief`: how the illness is after the treatment. */
const OF_THE_ILLNESS =
  /(?<!\p{L})(?:persist|recur|wors|subsid|settl|(?:no|not)\s+(?:relie|better|improv|respon|settl|subsid))/iu;

export const isOfTheIllness = (text: string): boolean => OF_THE_ILLNESS.test(text);

/** Whether a condition is about the illness later: two of its marks are enough. */
function isOfLater(events: readonly NoteEvent[], at: number): boolean {
  const [before, one, next] = [events[at - 1], events[at], events[at + 1]];
  if (one?.kind !== 'text') return false;
  const isSentence = before?.kind === 'end';
  const isTested = endsInTest(one.text) || (next?.kind === 'asked' && isTestName(next.text));
  const isOfIllness = isOfTheIllness(one.text);
  return [isSentence, isTested, isOfIllness].filter(Boolean).length > 1;
}

/** `if fever persists cbc`; not `if raised tsh` and `if ns1 negative`. */
export function endsInTest(text: string): boolean {
  const words = text.trim().split(/\s+/);
  if (FINDING.test(words.at(-1) ?? '')) return false;
  const isTestAt = (at: number) =>
    isTestName(words.slice(at).join(' ')) && !FINDING.test(words[at - 1] ?? '');
  return words.some((_, at) => at > 1 && isTestAt(at));
}
const FINDING = new RegExp(`^(?:${MEASURED})$`, 'iu');

/**
 * Whether a condition belongs to the order behind it: `pan 40 od 5d. if report positive start doxy 100 bd 7d`. It does
 * where that begins with `start`, or where the condition begins the sentence.
 */
function isOfNext(events: readonly NoteEvent[], at: number): boolean {
  const [before, one, next] = [events[at - 1], events[at], events[at + 1]];
  if (one?.kind !== 'text') return false;
  if (LEADS_ON.test(one.text)) return true;
  if (next?.kind === 'test') return before?.kind === 'end';
  if (next?.kind !== 'order' && next?.kind !== 'asked') return false;
  const raw = next.kind === 'order' ? next.added.raw : next.text;
  return !one.isWhole || before?.kind === 'end' || STARTS.test(raw);
}

/** `if edema start`, directly before a name; `lead` begins behind the medicine before it. */
export const endsInCondition = (lead: string): boolean => CONDITION_BEFORE.test(lead);
const CONDITION_BEFORE = new RegExp(
  String.raw`(?:^|\s)(?:if|agar|unless|in\s+case)\s+\S+(?:\s+\S+){0,5}?\s+(?:${START}|to)(?:\s+(?:on|to|him|her|tab|cap|inj|syp)\.?)*\s*$`,
  'iu',
);
