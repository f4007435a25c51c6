import type { LabRange } from '../results/lab-range.ts';
import type { CriticalLimits } from './critical-limits.ts';
import { type Analyte, USUAL_LIMITS } from './usual-limits.data.ts';

type Named = { readonly name?: string | undefined; readonly unit?: string | null | undefined };

/** Filler words of a parameter name. */
const FILLING = /\b(?:serum|s|plasma|levels?|estimation|value|total)\b/g;
/** Words that mean a different analyte or sample. */
const OTHER = /\b(?:urine|urinary|csf|fluid|direct|indirect|conjugated|ioni[sz]ed|free)\b/;

/** The names of a parameter to look up: without the text in brackets, and that text alone. */
function namesOf(name: string): string[] {
  const text = name.toLowerCase();
  if (OTHER.test(text)) return [];
  const inBrackets = [...text.matchAll(/\(([^()]*)\)/g)].map(([, said = '']) => said);
  const plain = (part: string) => part.replace(/[-_.,/%\s]+/g, ' ').trim();
  return [text.replace(/\([^()]*\)/g, ' '), ...inBrackets].flatMap((part) => [
    plain(part),
    plain(plain(part).replace(FILLING, ' ')),
  ]);
}

/** Normalizes a unit: `10³/µL`, `x10^3 / uL` and `10*3/uL` are equal. */
export function unitOf(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/³/g, '^3')
    .replace(/⁹/g, '^9')
    .replace(/\*/g, '^')
    .replace(/[\s.]/g, '')
    .replace(/^[x×](?=10)/, '')
    .replace(/10(?=[39]\/)/, '10^')
    .replace(/^(?:gms?|gm)(?=[%/])/, 'g')
    .replace(/^(?:lakhs|lacs?)/, 'lakh')
    .replace(/^(?:thou(?:sands?)?)(?=\/)/, '10^3')
    .replace(/^(?:cells?|per)(?=\/|cumm|ul|mm|hpf|lpf)/, '')
    .replace(/^(?=(?:cumm|ul|mm\^?3)$)/, '/')
    .replace(/cmm$/, 'cumm')
    .replace(/mm3$/, 'mm^3');
}

function analyteOf(name: string): Analyte | undefined {
  const names = namesOf(name);
  return USUAL_LIMITS.find((analyte) => analyte.names.some((known) => names.includes(known)));
}

/** Whether all limits of the ranges are plausible on this scale. */
function fits(ranges: readonly LabRange[], analyte: Analyte, factor: number): boolean {
  const { normal, spread = 3 } = analyte;
  const isNear = (bound: number | undefined, usual: number): boolean => {
    if (bound === undefined || bound === 0) return true;
    const times = bound / (usual * factor);
    return times > 1 / spread && times < spread;
  };
  return ranges.every(({ low, high }) => isNear(low, normal[0]) && isNear(high, normal[1]));
}

/** Conversion factor from the list's unit to the parameter's; undefined when it is uncertain. */
function factorOf(unit: string, ranges: readonly LabRange[], analyte: Analyte): number | undefined {
  const known = analyte.units[unitOf(unit)];
  if (known !== undefined) return fits(ranges, analyte, known) ? known : undefined;
  const says = ranges.some(({ low, high }) => Boolean(low) || Boolean(high));
  if (unit !== '' || !says) return undefined;
  const possible = [...new Set(Object.values(analyte.units))].filter((factor) =>
    fits(ranges, analyte, factor),
  );
  return possible.length === 1 ? possible[0] : undefined;
}

/** The analyte of a parameter, and whether unit and range identify its scale. */
export function usualLimits(
  { name = '', unit }: Named,
  ranges: readonly LabRange[],
): { readonly limits: CriticalLimits | null; readonly ageTo?: number } | undefined {
  const analyte = analyteOf(name);
  if (!analyte) return undefined;
  const { ageTo } = analyte;
  const factor = factorOf((unit ?? '').trim(), ranges, analyte);
  if (factor === undefined) return { limits: null };
  const scaled = (limit: number | undefined) =>
    limit === undefined ? undefined : Number((limit * factor).toPrecision(4));
  const low = scaled(analyte.low);
  const high = scaled(analyte.high);
  return {
    limits: { ...(low !== undefined && { low }), ...(high !== undefined && { high }) },
    ...(ageTo !== undefined && { ageTo }),
  };
}
