import type { DrugKey } from './drugs.ts';
import type { LabTestKey } from './lab-tests.ts';

export type DemoPrescription = {
  readonly drug: DrugKey;
  readonly perDay: number;
  readonly days: number;
  readonly directions: string;
  /** The probability that it is prescribed. */
  readonly chance: number;
};

/** A case: its complaint, findings, medicines and tests. */
export type DemoIllness = {
  readonly weight: number;
  readonly ages: readonly [from: number, to: number];
  readonly gender?: 'F' | 'M';
  readonly complaints: readonly string[];
  readonly summaries: readonly string[];
  readonly prescription: readonly DemoPrescription[];
  readonly tests: readonly LabTestKey[];
  readonly testChance: number;
};

const give = (
  drug: DrugKey,
  perDay: number,
  days: number,
  directions: string,
  chance = 0.85,
): DemoPrescription => ({ drug, perDay, days, directions, chance });

const TWICE = '1-0-1 after food';
const THRICE = '1-1-1 after food';
const NIGHT = '0-0-1 at bedtime';
const MORNING = '1-0-0 before breakfast';

/** Short illnesses, each a visit of its own. */
export const ACUTE_ILLNESSES: readonly DemoIllness[] = [
  {
    weight: 16,
    ages: [12, 90],
    complaints: [
      'Fever 3 days, body ache, sore throat. Temp 101 F.',
      'c/o fever with chills x 2 days, headache, no cough',
      'Fever since yesterday evening, weakness, took paracetamol once',
    ],
    summaries: [
      'Acute viral fever. Throat congested, chest clear. Plenty of fluids, review after 3 days if fever persists.',
      'Febrile illness, vitals stable. Platelets to be watched in this season.',
    ],
    prescription: [
      give('paracetamol', 3, 5, `${THRICE}, for fever`),
      give('cetirizine', 1, 5, NIGHT),
      give('azithromycin', 1, 3, '0-1-0 after food', 0.25),
      give('bComplex', 1, 10, '0-1-0 after food', 0.5),
    ],
    tests: ['cbc', 'dengue', 'malaria', 'widal'],
    testChance: 0.45,
  },
  {
    weight: 15,
    ages: [12, 90],
    complaints: [
      'Cough and cold for 5 days, blocked nose, no fever',
      'Dry cough at night x 1 week, throat irritation',
      'Running nose, sneezing, mild headache since 3 days',
    ],
    summaries: [
      'Upper respiratory infection. Chest clear, SpO2 98%. Steam inhalation advised.',
      'Allergic rhinitis with post-nasal drip. Avoid dust and cold drinks.',
    ],
    prescription: [
      give('levocetirizine', 1, 7, NIGHT),
      give('coughSyrup', 1, 1, '10 ml three times a day'),
      give('xylometazoline', 1, 1, '2 drops in each nostril twice a day, 5 days', 0.5),
      give('amoxicillin', 3, 5, THRICE, 0.2),
      give('cefixime', 2, 5, TWICE, 0.1),
    ],
    tests: ['cbc', 'xray'],
    testChance: 0.12,
  },
  {
    weight: 13,
    ages: [1, 11],
    complaints: [
      'Mother says fever since 2 days, not eating well',
      'Child with cough, cold and fever 100 F, playful',
      'Ear pain at night, cold since 4 days',
    ],
    summaries: [
      'Viral fever in a child, active and feeding. Danger signs explained to the parents.',
      'Upper respiratory infection. Weight checked, dose by weight. Review after 3 days.',
    ],
    prescription: [
      give('paracetamolSyrup', 1, 1, '5 ml up to three times a day, for fever'),
      give('amoxicillinSyrup', 1, 1, '5 ml twice a day for 5 days', 0.45),
      give('ambroxol', 1, 1, '2.5 ml twice a day'),
    ],
    tests: ['cbc'],
    testChance: 0.18,
  },
  {
    weight: 8,
    ages: [3, 80],
    complaints: [
      'Loose motions 6 times since morning, vomiting twice, stomach cramps',
      'Ate outside yesterday, loose stools and nausea',
    ],
    summaries: ['Acute gastroenteritis, mild dehydration. ORS after each stool, soft food.'],
    prescription: [
      give('ors', 2, 3, 'One sachet in 1 litre of boiled water, sip through the day'),
      give('ondansetron', 2, 3, 'When there is vomiting'),
      give('racecadotril', 3, 3, THRICE, 0.5),
      give('zinc', 1, 10, '1-0-0 in water', 0.35),
      give('metronidazole', 3, 5, THRICE, 0.2),
    ],
    tests: ['urine', 'cbc'],
    testChance: 0.1,
  },
  {
    weight: 10,
    ages: [18, 85],
    complaints: [
      'Burning in chest after food, sour belching x 2 weeks',
      'Gastric trouble, bloating, upper abdominal pain',
    ],
    summaries: ['Acid reflux. No alarm signs. Small meals, no late dinner, less tea and coffee.'],
    prescription: [give('domperidone', 1, 14, MORNING), give('antacid', 1, 1, '10 ml after meals')],
    tests: ['lft', 'ecg'],
    testChance: 0.12,
  },
  {
    weight: 8,
    ages: [25, 88],
    complaints: [
      'Low back pain since 10 days, more on bending',
      'Neck pain and stiffness, works on computer all day',
      'Left knee pain on climbing stairs',
    ],
    summaries: ['Mechanical pain, no red flags. Posture and exercises explained, hot packs.'],
    prescription: [
      give('aceclofenac', 2, 5, TWICE),
      give('thiocolchicoside', 2, 5, TWICE),
      give('diclofenacGel', 1, 1, 'Apply on the painful area twice a day'),
      give('pantoprazole', 1, 5, MORNING),
      give('vitaminD', 1, 4, 'One a week with milk', 0.2),
    ],
    tests: ['vitaminD', 'kft'],
    testChance: 0.15,
  },
  {
    weight: 5,
    ages: [16, 70],
    gender: 'F',
    complaints: [
      'Burning while passing urine x 2 days, frequency',
      'Lower abdominal pain, burning micturition',
    ],
    summaries: ['Urinary tract infection. Plenty of water. Culture if it comes back.'],
    prescription: [
      give('nitrofurantoin', 2, 5, TWICE),
      give('paracetamol', 2, 3, 'When there is pain'),
    ],
    tests: ['urine'],
    testChance: 0.7,
  },
  {
    weight: 6,
    ages: [5, 75],
    complaints: [
      'Itchy ring-shaped patches on the thigh since 3 weeks',
      'Rash and itching on both arms after gardening',
    ],
    summaries: [
      'Fungal infection of the skin. Keep dry, own towel, treat for two more weeks after it clears.',
    ],
    prescription: [
      give('clotrimazole', 1, 1, 'Apply twice a day for 4 weeks'),
      give('cetirizine', 1, 10, NIGHT),
      give('calamine', 1, 1, 'For itching, as needed'),
    ],
    tests: [],
    testChance: 0,
  },
  {
    weight: 5,
    ages: [14, 48],
    gender: 'F',
    complaints: ['Painful periods, cramps since yesterday', 'Heavy bleeding during periods, tired'],
    summaries: ['Dysmenorrhoea. Iron-rich food. To come back with the dates of three cycles.'],
    prescription: [
      give('mefenamic', 3, 3, `${THRICE}, for pain`),
      give('iron', 1, 30, '0-1-0 after lunch'),
      give('tranexamic', 3, 3, THRICE, 0.2),
    ],
    tests: ['cbc', 'pregnancy', 'tsh'],
    testChance: 0.35,
  },
  {
    weight: 4,
    ages: [6, 80],
    complaints: ['Red eye with watering since morning', 'Both eyes dry and burning by evening'],
    summaries: ['Conjunctivitis. Clean with boiled cooled water, do not share towels.'],
    prescription: [
      give('moxifloxacin', 1, 1, '1 drop in the affected eye four times a day, 5 days'),
      give('lubricant', 1, 1, '1 drop in both eyes three times a day'),
    ],
    tests: [],
    testChance: 0,
  },
  {
    weight: 4,
    ages: [20, 80],
    complaints: [
      'Giddiness on getting up from bed, nausea',
      'Headache on one side with vomiting, light hurts',
    ],
    summaries: ['Positional vertigo. Manoeuvre done, to rise slowly. Review in one week.'],
    prescription: [
      give('betahistine', 2, 7, TWICE),
      give('ondansetron', 1, 3, 'When there is nausea'),
    ],
    tests: ['cbc', 'fbs'],
    testChance: 0.3,
  },
  {
    weight: 4,
    ages: [4, 60],
    complaints: ['Wound on foot from a fall, 2 days old', 'Boil on the back with pain'],
    summaries: ['Infected wound cleaned and dressed. Tetanus cover confirmed.'],
    prescription: [
      give('amoxiclav', 2, 5, TWICE),
      give('mupirocin', 1, 1, 'Apply thrice a day after cleaning'),
    ],
    tests: ['fbs'],
    testChance: 0.15,
  },
  {
    weight: 3,
    ages: [16, 70],
    complaints: [
      'Wheezing and breathlessness at night',
      'Known asthma, cough with tight chest since 2 days',
    ],
    summaries: [
      'Asthma, mild flare. Wheeze cleared after nebulisation. Inhaler technique checked.',
    ],
    prescription: [
      give('salbutamol', 1, 1, '2 puffs when breathless, with spacer'),
      give('budesonide', 1, 1, '1 puff twice a day, rinse mouth after'),
      give('levocetirizine', 1, 10, NIGHT),
    ],
    tests: ['cbc', 'xray'],
    testChance: 0.25,
  },
];

/** Chronic illnesses, for which patients come back. */
export const CHRONIC_ILLNESSES: readonly DemoIllness[] = [
  {
    weight: 40,
    ages: [38, 85],
    complaints: [
      'Diabetes follow-up, sugars 150-180 at home, no complaints',
      'T2DM for 6 years, tingling in feet since a month',
      'Review with reports, feels tired',
    ],
    summaries: [
      'Type 2 diabetes, fair control. Diet and walking stressed. Feet examined, pulses felt. HbA1c every 3 months.',
      'Type 2 diabetes with early neuropathy. Dose adjusted, foot care explained.',
    ],
    prescription: [
      give('glimepiride', 1, 30, MORNING),
      give('metformin', 1, 30, '0-0-1 after dinner'),
      give('atorvastatin', 1, 30, NIGHT),
      give('sitagliptin', 1, 30, '0-1-0 after lunch', 0.3),
      give('bComplex', 1, 30, '0-1-0 after food', 0.4),
    ],
    tests: ['fbs', 'ppbs', 'hba1c', 'kft', 'lipid'],
    testChance: 0.4,
  },
  {
    weight: 36,
    ages: [36, 88],
    complaints: [
      'BP check-up, on regular tablets. BP 142/88.',
      'Hypertension review, headache in the mornings. BP 150/94.',
      'HTN follow-up, no symptoms, BP 128/80',
    ],
    summaries: [
      'Hypertension, on treatment. Salt below 5 g a day, home readings to be brought along.',
      'Hypertension, not yet at target. Dose raised, review in two weeks.',
    ],
    prescription: [
      give('telmisartan', 1, 30, '1-0-0 after breakfast'),
      give('amlodipine', 1, 30, NIGHT, 0.6),
      give('aspirin', 1, 30, '0-1-0 after lunch', 0.25),
    ],
    tests: ['kft', 'lipid', 'ecg'],
    testChance: 0.25,
  },
  {
    weight: 18,
    ages: [20, 70],
    gender: 'F',
    complaints: ['Thyroid follow-up, hair fall and tiredness', 'Hypothyroid on tablets, TSH due'],
    summaries: [
      'Hypothyroidism on levothyroxine. Empty stomach, half an hour before tea. TSH in 8 weeks.',
    ],
    prescription: [
      give('thyroxine', 1, 30, 'On an empty stomach at 6 am'),
      give('calcium', 1, 30, NIGHT),
    ],
    tests: ['tsh', 'cbc'],
    testChance: 0.5,
  },
  {
    weight: 8,
    ages: [55, 90],
    complaints: [
      'Both knees pain, difficulty in squatting',
      'Joint pains, morning stiffness, wants tablets refilled',
    ],
    summaries: [
      'Osteoarthritis of both knees. Quadriceps exercises, weight, stick in the opposite hand.',
    ],
    prescription: [
      give('calcium', 1, 30, '0-1-0 after lunch'),
      give('aceclofenac', 1, 10, 'After food, only when there is pain'),
      give('pantoprazole', 1, 10, MORNING),
    ],
    tests: ['vitaminD', 'kft', 'esr'],
    testChance: 0.2,
  },
];

/** Past complaints of older patients. */
export const PAST_COMPLAINTS: readonly string[] = [
  'Appendix removed in 2014, no complications.',
  'Jaundice as a child, recovered fully.',
  'Known migraine since college, two attacks a month.',
  'Dengue last monsoon, platelets fell to 60,000, admitted for 4 days.',
  'Fracture of the left wrist in 2019, plaster for 6 weeks.',
  'Gall bladder stones seen on scan, no pain since.',
  'Asthma since childhood, uses inhaler in winter.',
  'Both parents have diabetes.',
];
