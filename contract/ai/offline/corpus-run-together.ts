import type { Expected } from './corpus.ts';

/**
 * Notes as dictation and Enter produce them, on one line, for a patient with a name: drugs without
 * separators, courses with steps, clauses that order nothing. None may be read wrong; unrecognised
 * text is `unclear` and stays in the note.
 */
export const RUN_TOGETHER: readonly (readonly [string, Expected])[] = [
  [
    'Backache 6 m, CBC',
    {
      tests: ['Complete Blood Count (CBC)'],
      complaint: 'Backache 6 m',
    },
  ],
  [
    'Mother 45 F diabetic',
    {
      complaint: 'Mother 45 F diabetic',
    },
  ],
  [
    'Vomiting 3 m',
    {
      complaint: 'Vomiting 3 m',
    },
  ],
  [
    'BP 120/80 f/u',
    {
      complaint: 'BP 120/80 f/u',
    },
  ],
  [
    'c/o pain 2 m',
    {
      complaint: 'c/o pain 2 m',
    },
  ],
  [
    'Sita Devi,52,F,9876543210,fever',
    {
      patient: 'Sita Devi; 52; F; 9876543210',
      complaint: 'fever',
    },
  ],
  [
    'fever 3 days. Tab Dolo 650 TDS x 3d. Cap Omez 20 OD x 5d',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Omeprazole 20 mg Capsule|1|5|-|Once a day',
      ],
      complaint: 'fever 3 days',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d Tab Cetirizine 10 hs x 5d Syp Calpol 250 5 ml tds x 3d',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Cetirizine 10 mg Tablet|1|5|-|At bedtime',
        'Paracetamol 250 mg/5 ml Syrup|3|3|1|5 ml, three times a day',
      ],
    },
  ],
  [
    'Dolo 650 tds x 3d Pan 40 od x 5d Azee 500 od x 3d',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day',
        'Azithromycin 500 mg Tablet|1|3|-|Once a day',
      ],
    },
  ],
  [
    'fever cough 3 days Tab Dolo 650 TDS x 3 days Tab Azee 500 OD x 3 days CBC CRP',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Azithromycin 500 mg Tablet|1|3|-|Once a day',
      ],
      tests: ['Complete Blood Count (CBC)', 'CRP'],
      complaint: 'fever cough 3 days',
    },
  ],
  [
    'stop Telma 40 od, Amlong 5 od',
    {
      complaint: 'stop Telma 40 od, Amlong 5 od',
    },
  ],
  [
    'stop Telma 40 od, start Amlong 5 OD x 30d',
    {
      rx: ['Amlodipine 5 mg Tablet|1|30|-|Once a day'],
      complaint: 'stop Telma 40 od',
    },
  ],
  [
    'tab dolo tds x 3d not required',
    {
      complaint: 'tab dolo tds x 3d not required',
    },
  ],
  ['Tab Dolo 650 tds x 3d, not required', { complaint: 'Tab Dolo 650 tds x 3d not required' }],
  [
    'already on Telma 40 od, Amlong 5 od',
    {
      complaint: 'already on Telma 40 od, Amlong 5 od',
    },
  ],
  [
    'allergic to Augmentin 625 bd. Tab Azee 500 od x 3d',
    {
      rx: ['Azithromycin 500 mg Tablet|1|3|-|Once a day'],
      history: 'allergic to Augmentin 625 bd',
    },
  ],
  [
    'took Crocin 500 tds x 2 days, no relief. Tab Dolo 650 TDS x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'took Crocin 500 tds x 2 days, no relief',
    },
  ],
  [
    'Wysolone 20 bd x 3d, then od x 3d',
    {
      rx: ['Prednisolone 20 mg Tablet|2|6|9|Twice a day for 3 days, then once a day for 3 days'],
    },
  ],
  [
    'Tab Wysolone 10 bd x 3 d then od x 3 d then stop',
    {
      rx: ['Prednisolone 10 mg Tablet|2|6|9|Twice a day for 3 days, then once a day for 3 days'],
    },
  ],
  [
    'Azee 500 day 1 then 250 x 4 days',
    {
      rx: [
        'Azithromycin 500 mg Tablet|-|1|-|On day 1',
        'Azithromycin 250 mg Tablet|-|4|-|From day 2',
      ],
    },
  ],
  [
    'Tab Azithromycin 500 OD day 1, then 250 od x 4 days',
    {
      rx: [
        'Azithromycin 500 mg Tablet|1|1|-|On day 1, once a day',
        'Azithromycin 250 mg Tablet|1|4|-|From day 2, once a day',
      ],
    },
  ],
  [
    'Tab Glycomet 500 morning 1000 night x 30d',
    {
      unclear: ['Tab Glycomet 500 morning 1000 night x 30d'],
      complaint: 'Tab Glycomet 500 morning 1000 night x 30d',
    },
  ],
  [
    'Tab Metformin 500 morning and night x 30 d',
    {
      rx: ['Metformin 500 mg Tablet|2|30|-|Morning and evening'],
    },
  ],
  [
    'Tab Dolo 650 TDS x 500 days',
    {
      unclear: ['Tab Dolo 650 TDS x 500 days'],
      complaint: 'Tab Dolo 650 TDS x 500 days',
    },
  ],
  [
    'Tab Dolo 650 tds for three days',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
    },
  ],
  [
    'Tab Clonazepam 0.5 half tab HS x 10d',
    {
      rx: ['Clonazepam 0.5 mg Tablet|1|10|5|1/2 tablet, at bedtime'],
    },
  ],
  [
    'Tab Pan 40 od for two weeks',
    {
      rx: ['Pantoprazole 40 mg Tablet|1|14|-|Once a day'],
    },
  ],
  [
    'Inj Insulin 10 units bd x 30d',
    {
      unclear: ['Inj Insulin 10 units bd x 30d'],
      complaint: 'Inj Insulin 10 units bd x 30d',
    },
  ],
  [
    'Tab Dolo 650 tds bd x 3d',
    {
      unclear: ['Tab Dolo 650 tds bd x 3d'],
      complaint: 'Tab Dolo 650 tds bd x 3d',
    },
  ],
  [
    'Tab Ecosprin 75 od, Atorva 10 hs x 30 days',
    {
      rx: ['Atorvastatin 10 mg Tablet|1|30|-|At bedtime'],
      unclear: ['Tab Ecosprin 75 od'],
      complaint: 'Tab Ecosprin 75 od',
    },
  ],
  [
    'k/c/o DM, HTN on Telma. Tab Dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      history: 'k/c/o DM, HTN, on Telma',
    },
  ],
  [
    'HTN on Telma 40 od x 30d',
    {
      complaint: 'HTN on Telma 40 od x 30d',
    },
  ],
  [
    'Tab Amlong 5 od x 30d, review after 1 month',
    {
      rx: ['Amlodipine 5 mg Tablet|1|30|-|Once a day'],
      complaint: 'review after 1 month',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d and Cap Omez 20 od x 5d',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Omeprazole 20 mg Capsule|1|5|-|Once a day',
      ],
    },
  ],
  [
    'Tab Pan 40 od x 5d CBC LFT',
    {
      rx: ['Pantoprazole 40 mg Tablet|1|5|-|Once a day'],
      tests: ['Complete Blood Count (CBC)', 'Liver Function Test'],
    },
  ],
  [
    'avoid NSAIDs. Tab Dolo 650 sos',
    {
      rx: ['Paracetamol 650 mg Tablet|-|-|-|When needed'],
      complaint: 'avoid NSAIDs',
    },
  ],
  [
    'No Augmentin. Tab Azee 500 od x 3d',
    {
      rx: ['Azithromycin 500 mg Tablet|1|3|-|Once a day'],
      complaint: 'No Augmentin',
    },
  ],
  [
    'Patient was on Glycomet 500 bd, Telma 40 od since 2 yrs. Add Amlong 5 od x 30d',
    {
      rx: ['Amlodipine 5 mg Tablet|1|30|-|Once a day'],
      complaint: 'Patient was on Glycomet 500 bd, Telma 40 od since 2 yrs',
    },
  ],
  [
    'Tab Zinc 20 od x 14d with ORS sos',
    {
      rx: [
        'Zinc Sulphate 20 mg Dispersible Tablet|1|14|-|Once a day',
        'Oral Rehydration Salts WHO Formula Sachet|-|-|-|When needed',
      ],
    },
  ],
  [
    'Hold Ecosprin 75 od for 5 days',
    {
      complaint: 'Hold Ecosprin 75 od for 5 days',
    },
  ],
  [
    'increase Telma 80 od x 30d',
    {
      complaint: 'increase Telma 80 od x 30d',
    },
  ],
  [
    'Tab Dolo 650 1-0-1 1-1-1 x 3d',
    {
      unclear: ['Tab Dolo 650 1-0-1 1-1-1 x 3d'],
      complaint: 'Tab Dolo 650 1-0-1 1-1-1 x 3d',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d x 5d',
    {
      unclear: ['Tab Dolo 650 tds x 3d x 5d'],
      complaint: 'Tab Dolo 650 tds x 3d x 5d',
    },
  ],
  [
    'Tab Azee 500 od x 3d Dolo 650 sos Cetirizine 10 hs',
    {
      rx: [
        'Azithromycin 500 mg Tablet|1|3|-|Once a day',
        'Paracetamol 650 mg Tablet|-|-|-|When needed',
        'Cetirizine 10 mg Tablet|1|-|-|At bedtime',
      ],
    },
  ],
  [
    'Tab. Pan 40 b.d. x 5 d. Tab. Domstal 10 t.d.s. x 3 d.',
    {
      rx: [
        'Pantoprazole 40 mg Tablet|2|5|-|Twice a day',
        'Domperidone 10 mg Tablet|3|3|-|Three times a day',
      ],
    },
  ],
  [
    'Adv. CBC. Tab Dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      tests: ['Complete Blood Count (CBC)'],
    },
  ],
  [
    'Asha,30,F,9876543210,fever 3 days. Tab Dolo 650 1-0-1 x 3d, CBC',
    {
      patient: 'Asha; 30; F; 9876543210',
      rx: ['Paracetamol 650 mg Tablet|2|3|-|1-0-1'],
      tests: ['Complete Blood Count (CBC)'],
      complaint: 'fever 3 days',
    },
  ],
  [
    'Asha,30,F,9876543210,fever,cough,Tab Dolo 650 tds x 3d',
    {
      patient: 'Asha; 30; F; 9876543210',
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'fever, cough',
    },
  ],
  [
    'Asha,30,F,9876543210,fever,CBC,asthma. Tab Dolo 650 tds x 3d',
    {
      patient: 'Asha; 30; F; 9876543210',
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      tests: ['Complete Blood Count (CBC)'],
      history: 'asthma',
      complaint: 'fever',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d stop if rash',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day, stop if rash'],
    },
  ],
  [
    'Tab Wysolone 40 od x 5d, 30 od x 5d, 20 od x 5d',
    {
      unclear: ['Tab Wysolone 40 od x 5d, 30 od x 5d, 20 od x 5d'],
      complaint: 'Tab Wysolone 40 od x 5d, 30 od x 5d, 20 od x 5d',
    },
  ],
  [
    'Tab Thyronorm 50 mon to fri 75 sat sun x 30d',
    {
      unclear: ['Tab Thyronorm 50 mon to fri 75 sat sun x 30d'],
      complaint: 'Tab Thyronorm 50 mon to fri 75 sat sun x 30d',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d. Review after 5 days. Plenty of fluids',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'Review after 5 days\nPlenty of fluids',
    },
  ],
  [
    'Syp Calpol 250 5 ml tds x 3d Syp Azithral 200 5 ml od x 3d',
    {
      rx: [
        'Paracetamol 250 mg/5 ml Syrup|3|3|1|5 ml, three times a day',
        'Azithromycin 200 mg/5 ml Suspension|1|3|1|5 ml, once a day',
      ],
    },
  ],
  [
    'do not give Combiflam. Give Tab Dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'do not give Combiflam',
    },
  ],
  [
    'Inj Monocef 1 g IV BD x 3d Inj Pan 40 iv od x 3d',
    {
      rx: [
        'Ceftriaxone 1 g Injection|2|3|-|Twice a day, IV',
        'Pantoprazole 40 mg Injection|1|3|-|Once a day',
      ],
    },
  ],
  [
    'Tab Dolo 650 tds x 3 days for fever and Tab Cetzine 10 hs x 5 days for cold',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day, for fever',
        'Cetirizine 10 mg Tablet|1|5|-|At bedtime, for cold',
      ],
    },
  ],
  [
    'Urine R/M. Tab Urispas 200 tds x 5d',
    {
      rx: ['Flavoxate 200 mg Tablet|3|5|-|Three times a day'],
      tests: ['Urine Routine'],
    },
  ],
  [
    '1. Tab Pan 40 OD x 5d 2. Tab Dolo 650 TDS x 3d 3. CBC',
    {
      rx: [
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day',
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
      ],
      tests: ['Complete Blood Count (CBC)'],
    },
  ],
  [
    '(1) Tab Pan 40 OD x 5d (2) Tab Dolo 650 TDS x 3d',
    {
      rx: [
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day',
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
      ],
    },
  ],
  [
    'Rx Tab Dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
    },
  ],
  [
    'give tab dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
    },
  ],
  [
    'pt on Wysolone 10 od. Tab Pan 40 od x 5d',
    {
      rx: ['Pantoprazole 40 mg Tablet|1|5|-|Once a day'],
      complaint: 'pt on Wysolone 10 od',
    },
  ],
  [
    'Tab Dolo 650 tds x 3 days then sos',
    {
      unclear: ['Tab Dolo 650 tds x 3 days then sos'],
      complaint: 'Tab Dolo 650 tds x 3 days then sos',
    },
  ],
  [
    'Wysolone 40 od x 5d, 20 od x 5d, 10 od x 5d',
    {
      unclear: ['Wysolone 40 od x 5d, 20 od x 5d, 10 od x 5d'],
      complaint: 'Wysolone 40 od x 5d, 20 od x 5d, 10 od x 5d',
    },
  ],
  [
    'Tab Wysolone 10 1-1-1 x 3d then 1-0-1 x 3d then 1-0-0 x 3d',
    {
      rx: [
        'Prednisolone 10 mg Tablet|3|9|18|1-1-1 for 3 days, then 1-0-1 for 3 days, then 1-0-0 for 3 days',
      ],
    },
  ],
  [
    'Wysolone 20 bd x 3d then Pan 40 od x 5d',
    {
      rx: [
        'Prednisolone 20 mg Tablet|2|3|-|Twice a day',
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day',
      ],
    },
  ],
  [
    'Inj Mixtard 20 units morning 10 units night',
    {
      unclear: ['Inj Mixtard 20 units morning 10 units night'],
      complaint: 'Inj Mixtard 20 units morning 10 units night',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d. Tab Dolo 650 sos x 5d',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Paracetamol 650 mg Tablet|-|5|-|When needed',
      ],
    },
  ],
  [
    'Tab Azee 500 od x 3 days Tab Azee 500 od x 3 days',
    {
      rx: [
        'Azithromycin 500 mg Tablet|1|3|-|Once a day',
        'Azithromycin 500 mg Tablet|1|3|-|Once a day',
      ],
    },
  ],
  [
    'Crocin 650 tds x 3d, Dolo 650 tds x 3d',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
      ],
    },
  ],
  [
    'Tab Pan 40 od bbf x 5d, Tab Pan 40 hs x 5d',
    {
      rx: [
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day, before breakfast',
        'Pantoprazole 40 mg Tablet|1|5|-|At bedtime',
      ],
    },
  ],
  [
    'Tab Levocet 5 hs x 5d if sneezing',
    {
      rx: ['Levocetirizine 5 mg Tablet|1|5|-|At bedtime, if sneezing'],
    },
  ],
  [
    'Augmentin 625 bd x 5d not tolerated earlier. Tab Cefixime 200 bd x 5d',
    {
      rx: ['Cefixime 200 mg Tablet|2|5|-|Twice a day'],
      complaint: 'Augmentin 625 bd x 5d not tolerated earlier',
    },
  ],
  [
    'no allergies. Tab Dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'no allergies',
    },
  ],
  [
    'Cap Doxy 100 bd x 7 d avoid milk',
    {
      rx: ['Doxycycline 100 mg Capsule|2|7|-|Twice a day'],
      complaint: 'avoid milk',
    },
  ],
  [
    'Tab Combiflam bd x 3d, stop if pain',
    {
      rx: ['Ibuprofen 400 mg + Paracetamol 325 mg Tablet|2|3|-|Twice a day'],
      complaint: 'stop if pain',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d, CBC not required',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'CBC not required',
    },
  ],
  [
    'CBC not required. Dengue NS1',
    {
      tests: ['Dengue NS1 Antigen'],
      complaint: 'CBC not required',
    },
  ],
  [
    'Adv LFT after 1 week, Tab Dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'Adv LFT after 1 week',
    },
  ],
  [
    'Tab Metformin 500 bd x 1 month & Tab Telma 40 od x 1 month',
    {
      rx: [
        'Metformin 500 mg Tablet|2|30|-|Twice a day',
        'Telmisartan 40 mg Tablet|1|30|-|Once a day',
      ],
    },
  ],
  [
    'Tab Metformin 500 bd + Tab Glimepiride 1 od x 30 d',
    {
      rx: ['Glimepiride 1 mg Tablet|1|30|-|Once a day'],
      unclear: ['Tab Metformin 500 bd'],
      complaint: 'Tab Metformin 500 bd',
    },
  ],
  [
    'T. Dolo 650 t.d.s. x 3 d. T. Cetirizine 10 h.s. x 5 d.',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Cetirizine 10 mg Tablet|1|5|-|At bedtime',
      ],
    },
  ],
  [
    'Dolo 650 one tab three times a day for five days after food',
    {
      rx: ['Paracetamol 650 mg Tablet|3|5|-|Three times a day, after food'],
    },
  ],
  [
    'Fever. Cough. Cold. Dolo 650 tds x 3d.',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'Fever\nCough\nCold',
    },
  ],
  [
    'Pain 3 m, USG abdomen',
    {
      tests: ['USG Abdomen'],
      complaint: 'Pain 3 m',
    },
  ],
  [
    'Rash 2 d, itching',
    {
      complaint: 'Rash 2 d, itching',
    },
  ],
  [
    'Giddiness 10 M',
    {
      complaint: 'Giddiness 10 M',
    },
  ],
  [
    'Uncle 60 M chest pain yesterday',
    {
      complaint: 'Uncle 60 M chest pain yesterday',
    },
  ],
  [
    'Cough,3 days,M',
    {
      complaint: 'Cough, 3 days, M',
    },
  ],
  [
    'Diarrhoea 4 f',
    {
      complaint: 'Diarrhoea 4 f',
    },
  ],
  [
    'Meena,45,F,diabetic mother',
    {
      patient: 'Meena; 45; F; -',
      complaint: 'diabetic mother',
    },
  ],
  [
    'Tab Dolo 650 tds x3d Tab Pantop 40 od x5d Tab Levocet 5 hs x5d Syp Ascoril 5ml tds x5d',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day',
        'Levocetirizine 5 mg Tablet|1|5|-|At bedtime',
      ],
      elsewhere: ['Syp Ascoril – 5 ml, three times a day, for 5 days'],
    },
  ],
  [
    'Tab Dolo 650/500 tds x 3d',
    {
      ask: ['Tab Dolo 650/500'],
    },
  ],
  [
    'Tab Dolo 650 or Crocin 500 tds x 3d',
    {
      unclear: ['Tab Dolo 650 or Crocin 500 tds x 3d'],
      complaint: 'Tab Dolo 650 or Crocin 500 tds x 3d',
    },
  ],
  [
    'Tab Telma 40 / Tab Telma 80 od x 30d',
    {
      unclear: ['Tab Telma 40 / Tab Telma 80 od x 30d'],
      complaint: 'Tab Telma 40 / Tab Telma 80 od x 30d',
    },
  ],
  [
    'Tab Telma 40 od or Tab Amlong 5 od x 30d',
    {
      unclear: ['Tab Telma 40 od or Tab Amlong 5 od x 30d'],
      complaint: 'Tab Telma 40 od or Tab Amlong 5 od x 30d',
    },
  ],
  [
    'Dolo 650 tds/bd x 3d',
    {
      unclear: ['Dolo 650 tds/bd x 3d'],
      complaint: 'Dolo 650 tds/bd x 3d',
    },
  ],
  [
    'Tab Alprax 0.25 hs x 10d then alternate days x 10d',
    {
      rx: [
        'Alprazolam 0.25 mg Tablet|1|20|15|At bedtime for 10 days, then every other day for 10 days',
      ],
    },
  ],
  [
    'Tab Pan 40 1-0-1 x 5d then 1-0-0 x 10d',
    {
      rx: ['Pantoprazole 40 mg Tablet|2|15|20|1-0-1 for 5 days, then 1-0-0 for 10 days'],
    },
  ],
  [
    'Azithro 500 stat then 250 od x 4d',
    {
      rx: [
        'Azithromycin 500 mg Tablet|1|1|-|On day 1, at once',
        'Azithromycin 250 mg Tablet|1|4|-|From day 2, once a day',
      ],
    },
  ],
  [
    'Tab Telma 40 od x 30d / CBC',
    { rx: ['Telmisartan 40 mg Tablet|1|30|-|Once a day'], tests: ['Complete Blood Count (CBC)'] },
  ],
  [
    'Tab Dolo 650 tds x 3d avoid Brufen',
    { rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'], complaint: 'avoid Brufen' },
  ],
  [
    'Avoid Brufen 400 tds',
    {
      complaint: 'Avoid Brufen 400 tds',
    },
  ],
  [
    'Tab Pan 40 od x 5d 2. Review after 5 days',
    {
      rx: ['Pantoprazole 40 mg Tablet|1|5|-|Once a day'],
      complaint: '2. Review after 5 days',
    },
  ],
  [
    'Dolo 650 tds x 3. Review after 3 days',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'Review after 3 days',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d,Tab Pan 40 od x 5d.Tab Azee 500 od x 3d',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day',
        'Azithromycin 500 mg Tablet|1|3|-|Once a day',
      ],
    },
  ],
  [
    'Pt c/o fever 3 days with cough. O/E throat congested. BP 120/80. Tab Dolo 650 tds x 3 days, Tab Azee 500 od x 3 days, Syp Ascoril LS 5ml tds x 5 days. CBC, CRP. Review after 3 days',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Azithromycin 500 mg Tablet|1|3|-|Once a day',
      ],
      elsewhere: ['Syp Ascoril LS – 5 ml, three times a day, for 5 days'],
      tests: ['Complete Blood Count (CBC)', 'CRP'],
      complaint:
        'Pt c/o fever 3 days with cough\nO/E throat congested\nBP 120/80\nReview after 3 days',
    },
  ],
  [
    'DM HTN follow up. FBS 180. Tab Glycomet GP1 bd, Tab Telma 40 od. Continue same for 1 month. HbA1c, lipid profile',
    {
      rx: [
        'Glimepiride 1 mg + Metformin SR 500 mg Tablet|2|30|-|Twice a day',
        'Telmisartan 40 mg Tablet|1|30|-|Once a day',
      ],
      tests: ['HbA1c', 'Lipid Profile'],
      complaint: 'DM HTN follow up\nFBS 180\nContinue same for 1 month',
    },
  ],
  [
    'loose motions 5 episodes since morning vomiting 2 times no fever Cap Redotil 100 tds 3 days Tab Zinc 20 od 14 days ORS sos',
    {
      rx: [
        'Racecadotril 100 mg Capsule|3|3|-|Three times a day',
        'Zinc Sulphate 20 mg Dispersible Tablet|1|14|-|Once a day',
        'Oral Rehydration Salts WHO Formula Sachet|-|-|-|When needed',
      ],
      complaint: 'loose motions 5 episodes since morning vomiting 2 times no fever',
    },
  ],
  [
    'Tab Dolo 650 1 tds 3 days',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
    },
  ],
  [
    'Tab Dolo 650 1 tab tds for 3 days after food',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day, after food'],
    },
  ],
  [
    'Dolo 650 1-1-1 3 days Pan 40 1-0-0 5 days before food',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|1-1-1',
        'Pantoprazole 40 mg Tablet|1|5|-|1-0-0, before food',
      ],
    },
  ],
  [
    'Tab Pan-D 40 od x 5d',
    {
      ask: ['Tab Pan-D 40'],
    },
  ],
  [
    'inj diclo 75 im stat tab dolo 650 bd 3d',
    {
      rx: [
        'Diclofenac 75 mg/3 ml Injection|1|1|-|At once',
        'Paracetamol 650 mg Tablet|2|3|-|Twice a day',
      ],
    },
  ],
  [
    'Tab Dolo650tds x3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
    },
  ],
  [
    'Azee 500 0d x 3d',
    {
      unclear: ['Azee 500 0d x 3d'],
      complaint: 'Azee 500 0d x 3d',
    },
  ],
  [
    'Crocin 1 tab q6h prn',
    {
      ask: ['Crocin'],
    },
  ],
  [
    'Tab Dolo 650 tds x 3d;Tab Pan 40 od x 5d;CBC',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day',
      ],
      tests: ['Complete Blood Count (CBC)'],
    },
  ],
  [
    'T Pan 40 od ac 5 d T Domstal 10 tds ac 3 d',
    {
      rx: [
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day, before food',
        'Domperidone 10 mg Tablet|3|3|-|Three times a day, before food',
      ],
    },
  ],
  [
    'Amoxyclav 625 1-0-1 X 5 Pantop 40 1-0-0 X 5 Dolo 650 SOS',
    {
      rx: [
        'Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet|2|5|-|1-0-1',
        'Pantoprazole 40 mg Tablet|1|5|-|1-0-0',
        'Paracetamol 650 mg Tablet|-|-|-|When needed',
      ],
    },
  ],
  [
    'plan: CBC, LFT. start Tab Dolo 650 sos',
    {
      rx: ['Paracetamol 650 mg Tablet|-|-|-|When needed'],
      tests: ['Complete Blood Count (CBC)', 'Liver Function Test'],
    },
  ],
  [
    'known asthmatic. Asthalin inhaler 2 puffs sos. Budecort inhaler 200 2 puffs bd x 30d',
    {
      rx: [
        'Salbutamol 100 mcg Inhaler|-|-|1|2 puffs, when needed',
        'Budesonide 200 mcg Inhaler|2|30|1|2 puffs, twice a day',
      ],
      complaint: 'known asthmatic',
    },
  ],
  [
    'no known allergies, Tab Dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'no known allergies',
    },
  ],
  [
    'patient allergic to sulfa. Tab Azee 500 od x 3d',
    {
      rx: ['Azithromycin 500 mg Tablet|1|3|-|Once a day'],
      complaint: 'patient allergic to sulfa',
    },
  ],
  [
    'Tab Metformin 500 1 bd before food & 1 hs x 30d',
    {
      unclear: ['Tab Metformin 500 1 bd before food & 1 hs x 30d'],
      complaint: 'Tab Metformin 500 1 bd before food & 1 hs x 30d',
    },
  ],
  [
    'Ecosprin 75 hs, Atorva 10 hs, Metoprolol 25 bd, all for 30 days',
    {
      rx: [
        'Acetylsalicylic Acid 75 mg Enteric Tablet|1|30|-|At bedtime',
        'Atorvastatin 10 mg Tablet|1|30|-|At bedtime',
      ],
      ask: ['Metoprolol 25'],
      complaint: 'all for 30 days',
    },
  ],
  [
    'Tab Dolo 650 tds for 3 days, Tab Pan 40 od for same days',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      unclear: ['Tab Pan 40 od for same days'],
      complaint: 'Tab Pan 40 od for same days',
    },
  ],
  [
    'Tab Wysolone 20 od 5d f/b 10 od 5d',
    {
      rx: [
        'Prednisolone 20 mg Tablet|1|5|-|First 5 days, once a day',
        'Prednisolone 10 mg Tablet|1|5|-|From day 6, once a day',
      ],
    },
  ],
  [
    'Tab Wysolone 20mg OD for 5 days then 10mg OD for 5 days then stop',
    {
      rx: [
        'Prednisolone 20 mg Tablet|1|5|-|First 5 days, once a day',
        'Prednisolone 10 mg Tablet|1|5|-|From day 6, once a day',
      ],
    },
  ],
  [
    'Syp Calpol 5 ml tds 3 days',
    {
      ask: ['Syp Calpol'],
    },
  ],
  [
    'Tab Cefixime 200 mg twice daily for seven days. Tab Paracetamol 650 mg thrice daily for three days.',
    {
      rx: [
        'Cefixime 200 mg Tablet|2|7|-|Twice a day',
        'Paracetamol 650 mg Tablet|3|3|-|Three times a day',
      ],
    },
  ],
  [
    'Tab Levocet 5 mg at night for ten days; Otrivin nasal drops',
    {
      rx: ['Levocetirizine 5 mg Tablet|1|10|-|At bedtime'],
      unclear: ['Otrivin nasal drops'],
      complaint: 'Otrivin nasal drops',
    },
  ],
  [
    'Give her Dolo 650 tds x 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
    },
  ],
  [
    'Tab Dolo 650 tds x 3d. Same for husband',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'Same for husband',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d - given yesterday by Dr Rao',
    {
      complaint: 'Tab Dolo 650 tds x 3d - given yesterday by Dr Rao',
    },
  ],
  [
    'Tab Thyronorm 50 → 75 od x 30d',
    {
      ask: ['Tab Thyronorm 50 → 75'],
    },
  ],
  [
    'Thyronorm 75 od instead of 50 x 30d',
    {
      rx: ['Levothyroxine 75 mcg Tablet|1|30|-|Once a day'],
      complaint: 'instead of 50',
    },
  ],
  [
    'replace Telma 40 with Telma H od x 30d',
    {
      rx: ['Telmisartan 40 mg + Hydrochlorothiazide 12.5 mg Tablet|1|30|-|Once a day'],
      complaint: 'stop Telma 40',
    },
  ],
  [
    'Tab Dolo 650 tds x 3d (if fever >100)',
    {
      unclear: ['Tab Dolo 650 tds x 3d (if fever >100)'],
      complaint: 'Tab Dolo 650 tds x 3d (if fever >100)',
    },
  ],
  [
    'Tab Dolo 650 x 10 sos',
    {
      rx: ['Paracetamol 650 mg Tablet|-|10|-|When needed'],
    },
  ],
  [
    'Tab Dolo 650 10 tabs',
    {
      unclear: ['Tab Dolo 650 10 tabs'],
      complaint: 'Tab Dolo 650 10 tabs',
    },
  ],
  [
    '6 m old child fever, Syp Calpol 120 2.5 ml tds x 3d',
    {
      rx: ['Paracetamol 120 mg/5 ml Syrup|3|3|1|2.5 ml, three times a day'],
      complaint: '6 m old child fever',
    },
  ],
  [
    'weight 12 kg. Syp Calpol 250 5 ml tds 3 days',
    {
      rx: ['Paracetamol 250 mg/5 ml Syrup|3|3|1|5 ml, three times a day'],
      complaint: 'weight 12 kg',
    },
  ],
  [
    'Pain 6/10. Tab Combiflam bd x 3d',
    {
      rx: ['Ibuprofen 400 mg + Paracetamol 325 mg Tablet|2|3|-|Twice a day'],
      complaint: 'Pain 6/10',
    },
  ],
  [
    'Tab Augmentin 625 bd x 5d 1 hr after food',
    {
      rx: [
        'Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet|2|5|-|Twice a day, after food, 1 hr',
      ],
    },
  ],
  [
    'Inj Neurobion 2 ml im alt day x 5',
    {
      unclear: ['Inj Neurobion 2 ml im alt day x 5'],
      complaint: 'Inj Neurobion 2 ml im alt day x 5',
    },
  ],
  [
    'Vit D3 60k weekly x 8 weeks',
    {
      ask: ['Vit D3 60k'],
    },
  ],
  [
    'Tab Dolo 650 tds x 3d with plenty of water',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day, with plenty of water'],
    },
  ],
  [
    'Tab Pan 40 od x 5d empty stomach Tab Dolo 650 sos',
    {
      rx: [
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day, on an empty stomach',
        'Paracetamol 650 mg Tablet|-|-|-|When needed',
      ],
    },
  ],
];
