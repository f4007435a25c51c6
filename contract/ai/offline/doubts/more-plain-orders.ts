/** Orders beside words that mention a medicine elsewhere: `heart failure`, `follow up next week`. */
export const MORE_PLAIN_ORDERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'heart failure tab lasix 40 od 15d ecosprin 75 od 30d',
    [
      'Furosemide 40 mg Tablet|1|15|-|Once a day',
      'Acetylsalicylic Acid 75 mg Enteric Tablet|1|30|-|Once a day',
    ],
  ],
  [
    'food poisoning emeset 4 tds 2d',
    ['Ondansetron 4 mg Orally Disintegrating Tablet|3|2|-|Three times a day'],
  ],
  ['pcos insulin resistance metformin 500 bd 30d', ['Metformin 500 mg Tablet|2|30|-|Twice a day']],
  [
    'periods irregular medroxyprogesterone 10 od 10d',
    ['Medroxyprogesterone 10 mg Tablet|1|10|-|Once a day'],
  ],
  ['road accident dolo 650 tds 3d', ['Paracetamol 650 mg Tablet|3|3|-|Three times a day']],
  [
    'bike accident 2 days knee pain aceclofenac 100 bd 5d',
    ['Aceclofenac 100 mg Tablet|2|5|-|Twice a day'],
  ],
  [
    'pt came with fever cough 3 days tab dolo 650 tds 3d',
    ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
  ],
  [
    'child brought with fever 2 days syp paracetamol 250 mg/5 ml 5 ml tds 3d',
    ['Paracetamol 250 mg/5 ml Syrup|3|3|1|5 ml, three times a day'],
  ],
  ['pain on off aceclofenac 100 bd 5d', ['Aceclofenac 100 mg Tablet|2|5|-|Twice a day']],
  ['fever on & off tab dolo 650 tds 3d', ['Paracetamol 650 mg Tablet|3|3|-|Three times a day']],
  ['fever with skin rash cetirizine 10 od 5d', ['Cetirizine 10 mg Tablet|1|5|-|Once a day']],
  ['skin ke daane azithro 500 od 3d', ['Azithromycin 500 mg Tablet|1|3|-|Once a day']],
  [
    'regular insulin 6 u tds 30d',
    ['Insulin Human Regular 40 IU/ml Injection|3|30|2|6 units tds 30d'],
  ],
  ['motion nahi dulcolax 5 hs 3d', ['Bisacodyl 5 mg Tablet|1|3|-|At bedtime']],
  ['telma 40 od 30d next visit after 1 month', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['telma 40 od 30d follow up next week', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['telma 40 od 30d meet next month', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['levocet 5 hs 10d allergic rhinitis', ['Levocetirizine 5 mg Tablet|1|10|-|At bedtime']],
  [
    'montek lc hs 10d for allergic rhinitis',
    ['Levocetirizine 5 mg + Montelukast 10 mg Tablet|1|10|-|At bedtime'],
  ],
  [
    'augmentin 625 bd 5d stop if any reaction',
    ['Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet|2|5|-|Twice a day, stop if any reaction'],
  ],
  ['telma 40 od 30d side effects explained', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['dolo 650 tds 3d ghar par aaram', ['Paracetamol 650 mg Tablet|3|3|-|Three times a day']],
  [
    'combiflam sos jab dard hota hai',
    ['Ibuprofen 400 mg + Paracetamol 325 mg Tablet|-|-|-|When needed'],
  ],
  ['pan 40 od 5d khane se aadha ghanta pehle', ['Pantoprazole 40 mg Tablet|1|5|-|Once a day']],
  [
    'pan 40 od 5d khali pet khane se 1 ghanta pehle',
    ['Pantoprazole 40 mg Tablet|1|5|-|Once a day, on an empty stomach'],
  ],
  ['dolo 650 bd 5d 10 nos', ['Paracetamol 650 mg Tablet|2|5|-|Twice a day']],
  ['telma 40 od 30d come on sunday', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['dolo 650 tds 3d follow up monday', ['Paracetamol 650 mg Tablet|3|3|-|Three times a day']],
  ['telma 40 od 30d bp check every 15 days', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['telma 40 od 30d har mahine bp check', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['telma 40 od 30d bp check monthly', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  [
    'amlodipine 5 morning 30d, amlodipine 2.5 night 30d',
    ['Amlodipine 5 mg Tablet|1|30|-|In the morning', 'Amlodipine 2.5 mg Tablet|1|30|-|At bedtime'],
  ],
  [
    'penicillin allergy nil, amoxicillin 500 tds 5d',
    ['Amoxicillin 500 mg Capsule|3|5|-|Three times a day'],
  ],
  [
    'no antibiotic taken so far, azithro 500 od 3d',
    ['Azithromycin 500 mg Tablet|1|3|-|Once a day'],
  ],
  ['no painkiller taken, naproxen 500 bd 5d', ['Naproxen 500 mg Tablet|2|5|-|Twice a day']],
  ['bukhar tha dolo 650 tds 3d', ['Paracetamol 650 mg Tablet|3|3|-|Three times a day']],
  ['previous rx continue, telma 40 od 30d', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['continue current medications, telma 40 od 30d', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['reports normal as per lab, telma 40 od 30d', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  [
    'as per weight syp paracetamol 250 mg/5 ml 5 ml tds 3d',
    ['Paracetamol 250 mg/5 ml Syrup|3|3|1|5 ml, three times a day'],
  ],
  ['dolo 650 tds 3d bukhar ke liye', ['Paracetamol 650 mg Tablet|3|3|-|Three times a day']],
  [
    'budecort 200 inhaler 2 puffs bd 30d rinse mouth after',
    ['Budesonide 200 mcg Inhaler|2|30|1|2 puffs, twice a day, rinse mouth after'],
  ],
  ['telma 40 od 30d started today', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
  ['telma 40 od 30d bp badha hua hai', ['Telmisartan 40 mg Tablet|1|30|-|Once a day']],
];
