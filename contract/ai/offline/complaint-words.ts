/** Words that start or form complaints; no drug is searched for after one. */
const COMPLAINTS = new Set(
  `fever cough cold pain ache headache vomiting vomit nausea loose motion motions stool stools
  diarrhoea diarrhea burning itching rash swelling redness watering discharge bleeding weakness fatigue
  giddiness dizziness vertigo breathlessness breathing wheeze chest throat sore knee back abdomen
  abdominal stomach joint joints ear eye nose tooth body bodyache chills rigors sneezing running
  blocked constipation acidity gas bloating heartburn appetite weight loss gain sleep insomnia anxiety
  palpitation palpitations swollen cramps cramp injury fall wound cut burn bite boil ulcer ulcers
  numbness tingling white periods menses amenorrhoea lmp amenorrhea bukhar khansi dard sardi ulti dast
  kamzori chakkar bp pr spo2 temp pulse rr o/e c/o on took taking had has since review follow plenty
  rest avoid stop hold no not nil none advised advise patient pt came complains allergic known k/c/o
  rv r/v f/u fu fup fup recheck urti uti lrti gerd ibs htn dm bph pms oa viral migraine gout anxious anxiety
  khujli pet gale kamar chakkar saans ghutne sar naak kaan aankh daant peshab pehle cont-diet wt ht age gas jalan
  continue-diet diet fluids exercise steam salt sugar-free dressing refer referred admit`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a segment describes the patient rather than a drug. */
export function isComplaint(segment: string): boolean {
  const [first = ''] = segment.toLowerCase().split(/[\s,:.]+/);
  return COMPLAINTS.has(first);
}

const HISTORY =
  /^(?:(?:past\s+)?h\/o|(?:past\s+)?history\s+of|past\s+history|k\/?c\/?o|known\s+case|pmh|p\/h|allerg(?:y|ic)\s+to|drug\s+allergy|s\/p)(?![\p{L}])/iu;

/** Words of past history; nothing beside them is an order. */
export function isHistory(segment: string): boolean {
  return HISTORY.test(segment.trim());
}

/** Placeholders for an empty field. */
export function isNothing(text: string): boolean {
  return /^(?:nil|none|no|na|n\/a|-+|nad|nothing)?\.?$/i.test(text.trim());
}
