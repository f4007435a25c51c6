import type { Expected } from './corpus.ts';

/**
 * Notes of general practice as they are typed or dictated, without commas and misspelt, written before
 * the rules were read. What is not understood stays in the note; a test never lets it become an order.
 */
export const UNPUNCTUATED: readonly (readonly [string, Expected])[] = [
  [
    'fever since 3 days bodyache tab dolo 650 tds 5 days tab pan 40 od bbf 5 days cbc widal',
    {
      rx: [
        'Paracetamol 650 mg Tablet|3|5|-|Three times a day',
        'Pantoprazole 40 mg Tablet|1|5|-|Once a day, before breakfast',
      ],
      tests: ['Complete Blood Count (CBC)', 'Widal Test'],
      complaint: 'fever since 3 days bodyache',
    },
  ],
  [
    'c/o throat pain 2d augmentin 625 bd 5d azithro not given as stomach upset last time',
    {
      complaint:
        'c/o throat pain 2d augmentin 625 bd 5d azithro not given as stomach upset last time',
    },
  ],
  [
    'known htn on telma 40 amlong 5 came for refill rpt same 1 month',
    { complaint: 'known htn on telma 40 amlong 5 came for refill rpt same 1 month' },
  ],
  [
    'stop amlong due to pedal edema start telma 40 od 30 days',
    { complaint: 'stop amlong due to pedal edema start telma 40 od 30 days' },
  ],
  [
    'cough cold 4 days syp ascoril 5ml tds 5days, syp calpol 250 5 ml sos, 12 kg',
    {
      rx: ['Paracetamol 250 mg/5 ml Syrup|-|-|1|5 ml, when needed'],
      elsewhere: ['syp ascoril – 5 ml, three times a day, for 5 days'],
      complaint: 'cough cold 4 days, 12 kg',
    },
  ],
  [
    'baby crying since night colicaid 10 drops tds 3 days',
    {
      unclear: ['baby crying since night colicaid 10 drops tds 3 days'],
      complaint: 'baby crying since night colicaid 10 drops tds 3 days',
    },
  ],
  [
    'bukhar hai 2 din se pcm 500 din me 3 baar 3 din tak',
    { rx: ['Paracetamol 500 mg Tablet|3|3|-|Three times a day'], complaint: 'bukhar hai 2 din se' },
  ],
  [
    'khansi ke liye syp ascoril do chammach subah sham 5 din',
    {
      elsewhere: ['syp ascoril do chammach – Morning and evening, for 5 days'],
      complaint: 'khansi ke liye',
    },
  ],
  [
    'tab montair lc raat ko 10 din, nasivion nasal drops',
    {
      rx: ['Levocetirizine 5 mg + Montelukast 10 mg Tablet|1|10|-|At bedtime'],
      complaint: 'nasivion nasal drops',
    },
  ],
  ['inj monocef 1gm iv bd 3d', { rx: ['Ceftriaxone 1 g Injection|2|3|-|Twice a day'] }],
  [
    'human mixtard 20 units morning 12 units night before food 1 month',
    {
      unclear: ['human mixtard 20 units morning 12 units night before food 1 month'],
      complaint: 'human mixtard 20 units morning 12 units night before food 1 month',
    },
  ],
  ['lantus 14 u hs continue 30 days', { ask: ['lantus 14 u'] }],
  [
    'insulin regular 8-8-8 units before meals 10 days',
    {
      unclear: ['insulin regular 8-8-8 units before meals 10 days'],
      complaint: 'insulin regular 8-8-8 units before meals 10 days',
    },
  ],
  [
    'inj actrapid 6 units stat',
    { unclear: ['inj actrapid 6 units stat'], complaint: 'inj actrapid 6 units stat' },
  ],
  [
    'seroflo 125 inhaler 2 puffs bd 1 month',
    { rx: ['Salmeterol 25 mcg + Fluticasone 125 mcg Inhaler|2|30|1|2 puffs, twice a day'] },
  ],
  ['asthalin inhaler 2 puff sos', { rx: ['Salbutamol 100 mcg Inhaler|-|-|1|2 puff, when needed'] }],
  [
    'neb duolin tds 3 days neb budecort 0.5 bd 3 days',
    {
      rx: [
        'Levosalbutamol 1.25 mg + Ipratropium 500 mcg Respules|3|3|-|Three times a day, neb',
        'Budesonide 0.5 mg Respules|2|3|-|Twice a day',
      ],
    },
  ],
  ['foracort 200 rotacap bd 30d', { ask: ['foracort 200 rotacap'] }],
  [
    'moxicip eye drops 1 drop 6 times a day 5 days both eyes',
    { rx: ['Moxifloxacin 0.5% Eye Drops|-|5|1|1 drop, 6 times a day both eyes'] },
  ],
  ['ciplox d eye drops', { complaint: 'ciplox d eye drops' }],
  [
    'refresh tears 1 drop qid 1 month',
    { rx: ['Carboxymethylcellulose 0.5% Eye Drops|4|30|1|1 drop, four times a day'] },
  ],
  [
    'candid b cream la bd 2 weeks',
    { elsewhere: ['candid b cream – Twice a day, on the skin, for 14 days'] },
  ],
  ['candid cream l/a bd x 2wks', { rx: ['Clotrimazole 1% Cream|2|14|1|Twice a day, on the skin'] }],
  [
    'wysolone 40 mg od 5 days then 20 mg od 5 days then 10 mg od 5 days stop',
    { complaint: 'wysolone 40 mg od 5 days then 20 mg od 5 days then 10 mg od 5 days stop' },
  ],
  [
    'azee 500 day 1 then 250 od 4 days',
    {
      rx: [
        'Azithromycin 500 mg Tablet|-|1|-|On day 1',
        'Azithromycin 250 mg Tablet|1|4|-|From day 2, once a day',
      ],
    },
  ],
  [
    'omnacortil 10 mg 2 tab od 3d 1 tab od 3d half tab od 3 d',
    {
      unclear: ['omnacortil 10 mg 2 tab od 3d 1 tab od 3d 1/2 tab od 3 d'],
      complaint: 'omnacortil 10 mg 2 tab od 3d 1 tab od 3d 1/2 tab od 3 d',
    },
  ],
  [
    'clopilet 300 stat then 75 od 30 days',
    { rx: ['Clopidogrel 75 mg Tablet|1|30|-|From day 2, once a day'], ask: ['clopilet 300'] },
  ],
  ['vit d3 60k once weekly 8 weeks', { ask: ['vit d3 60k'] }],
  ['fluka 150 weekly 4 weeks', { elsewhere: ['fluka 150 – Once a week (counted for 28 days)'] }],
  ['fluka 150 stat single dose', { elsewhere: ['fluka 150 – At once, single dose, for 1 day'] }],
  ['ivermectol 12 stat repeat after 2 weeks', { ask: ['ivermectol 12'] }],
  [
    'zentel 400 stat deworming',
    { rx: ['Albendazole 400 mg Chewable Tablet|1|1|-|At once, deworming'] },
  ],
  [
    'allergic to penicillin. sore throat azithral 500 od 3 d',
    { history: 'allergic to penicillin', complaint: 'sore throat azithral 500 od 3 d' },
  ],
  [
    'pt allergic to brufen give crocin 650 tds 3d',
    { complaint: 'pt allergic to brufen give crocin 650 tds 3d' },
  ],
  [
    'no fever no cough. c/o loose motion 4 times. ors, zinc 20 od 14d, sporlac tds 3d',
    {
      ask: ['zinc 20'],
      elsewhere: ['sporlac – Three times a day, for 3 days'],
      complaint: 'no fever no cough\nc/o loose motion 4 times\nors',
    },
  ],
  [
    'took dolo at home no relief. start zerodol sp bd 5d',
    {
      rx: [
        'Aceclofenac 100 mg + Paracetamol 325 mg + Serratiopeptidase 15 mg Tablet|2|5|-|Twice a day',
      ],
      complaint: 'took dolo at home no relief',
    },
  ],
  [
    'no need of antibiotic only sinarest bd 3 days steam',
    { complaint: 'no need of antibiotic only sinarest bd 3 days steam' },
  ],
  [
    'avoid nsaids ckd give ultracet bd 3d kft electrolytes',
    { complaint: 'avoid nsaids ckd give ultracet bd 3d kft electrolytes' },
  ],
  [
    'cbc not required today. lft kft lipid',
    {
      tests: ['Liver Function Test (LFT)', 'Kidney Function Test (KFT)', 'Lipid Profile'],
      complaint: 'cbc not required today',
    },
  ],
  [
    'cbc esr crp done yesterday normal repeat widal after 3 days',
    { complaint: 'cbc esr crp done yesterday normal repeat widal after 3 days' },
  ],
  [
    'previous hba1c 9.2 now repeat hba1c fbs ppbs urine r/m',
    { complaint: 'previous hba1c 9.2 now repeat hba1c fbs ppbs urine r/m' },
  ],
  [
    'dm2 htn f/u. bp 150/90. cont glycomet gp1 bd, telma am od, ecosprin 75 od, atorva 10 hs x 30d',
    {
      rx: [
        'Glimepiride 1 mg + Metformin SR 500 mg Tablet|2|-|-|Twice a day',
        'Telmisartan 40 mg + Amlodipine 5 mg Tablet|1|-|-|Once a day',
        'Acetylsalicylic Acid 75 mg Enteric Tablet|1|-|-|Once a day',
        'Atorvastatin 10 mg Tablet|1|30|-|At bedtime',
      ],
      complaint: 'dm2 htn f/u\nbp 150/90',
    },
  ],
  ['increase telma 40 to 80 od 30 days', { complaint: 'increase telma 40 to 80 od 30 days' }],
  [
    'reduce thyronorm 100 to 75 mcg od empty stomach 3 months repeat tsh after 6 weeks',
    {
      complaint:
        'reduce thyronorm 100 to 75 mcg od empty stomach 3 months repeat tsh after 6 weeks',
    },
  ],
  ['thyronorm 50 mcg od 3 months', { rx: ['Levothyroxine 50 mcg Tablet|1|90|-|Once a day'] }],
  ['eltroxin 62.5 od', { ask: ['eltroxin 62.5'] }],
  [
    'pantop 40 bd ac 7 days sucral 10 ml tds 7 days',
    {
      unclear: ['pantop 40 bd ac 7 days sucral 10 ml tds 7 days'],
      complaint: 'pantop 40 bd ac 7 days sucral 10 ml tds 7 days',
    },
  ],
  ['gelusil 2 tsp tds sos', { complaint: 'gelusil 2 tsp tds sos' }],
  ['meftal spas 1 tab sos for pain 6 tabs', { ask: ['meftal spas'] }],
  [
    'emeset 4 mg sos 5 tabs vomiting',
    { rx: ['Ondansetron 4 mg Orally Disintegrating Tablet|-|-|5|When needed, vomiting'] },
  ],
  ['syp emeset 2.5 ml sos', { rx: ['Ondansetron 2 mg/5 ml Syrup|-|-|1|2.5 ml, when needed'] }],
  ['inj emeset 4mg iv stat', { rx: ['Ondansetron 4 mg/2 ml Injection|1|1|-|At once'] }],
  ['inj diclo 75 im stat', { rx: ['Diclofenac 75 mg/3 ml Injection|1|1|-|At once'] }],
  ['volini gel la bd', { complaint: 'volini gel la bd' }],
  ['tab voveran 50 bd 3 days', { rx: ['Diclofenac Sodium 50 mg Tablet|2|3|-|Twice a day'] }],
  ['voveran sr 100 od 5d', { rx: ['Diclofenac Sodium SR 100 mg Tablet|1|5|-|Once a day'] }],
  ['dolo 1000 tds 3d', { ask: ['dolo 1000'] }],
  ['metformin 500 sr bd 1 mth', { rx: ['Metformin SR 500 mg Tablet|2|30|-|Twice a day'] }],
  ['glycomet 850 bd', { ask: ['glycomet 850'] }],
  [
    'glimi 1 od bbf glycomet 500 bd after food 2 mnths',
    { rx: ['Metformin 500 mg Tablet|2|60|-|Twice a day, after food'], complaint: 'glimi 1 od bbf' },
  ],
  [
    'backache 6 m zerodol p bd 5 days',
    {
      rx: ['Aceclofenac 100 mg + Paracetamol 325 mg Tablet|2|5|-|Twice a day'],
      complaint: 'backache 6 m',
    },
  ],
  ['headache 3 f', { complaint: 'headache 3 f' }],
  [
    'mother 60 f diabetic. pt wants sugar check fbs ppbs',
    { complaint: 'mother 60 f diabetic\npt wants sugar check fbs ppbs' },
  ],
  ['wt 14kg pcm syp 250/5 4ml q6h 3 days', { complaint: 'wt 14kg pcm syp 250/5 4ml q6h 3 days' }],
  ['syp amoxyclav 228 5 ml bd 5 d', { ask: ['syp amoxyclav 228'] }],
  [
    'taxim o 50 dry syp 5ml bd 5 days',
    { rx: ['Cefixime 50 mg/5 ml Dry Syrup|2|5|2|5 ml, twice a day'] },
  ],
  ['cefixime 200 bd x 5/7', { rx: ['Cefixime 200 mg Tablet|2|5|-|Twice a day'] }],
  ['amox 500 tds x 1/52', { rx: ['Amoxicillin 500 mg Capsule|3|7|-|Three times a day'] }],
  [
    'zifi 200 1-0-1 5 dys pcm 650 1-1-1 3 dys pan 40 1-0-0 5 dys',
    {
      rx: [
        'Cefixime 200 mg Tablet|2|5|-|1-0-1',
        'Paracetamol 650 mg Tablet|3|3|-|1-1-1',
        'Pantoprazole 40 mg Tablet|1|5|-|1-0-0',
      ],
    },
  ],
  [
    'azithromicin 500 od 3 days levocetrizine 5mg hs 5 days paracetmol 650 tds 3 days',
    {
      unclear: ['azithromicin 500 od 3 days levocetrizine 5mg hs 5 days paracetmol 650 tds 3 days'],
      complaint: 'azithromicin 500 od 3 days levocetrizine 5mg hs 5 days paracetmol 650 tds 3 days',
    },
  ],
  ['moxicillin 500 tds 5d', { elsewhere: ['moxicillin 500 – Three times a day, for 5 days'] }],
  [
    'losartan 50 half tab od 30 days',
    { rx: ['Losartan 50 mg Tablet|1|30|15|1/2 tablet, once a day'] },
  ],
  [
    'warf 5mg half tab alt days 30 days pt inr',
    {
      rx: ['Warfarin 5 mg Tablet|1|30|8|1/2 tablet, every other day, pt'],
      tests: ['Prothrombin Time and INR'],
    },
  ],
  [
    'methylcobal 1500 od alt day 10 tabs',
    {
      unclear: ['methylcobal 1500 od alt day 10 tabs'],
      complaint: 'methylcobal 1500 od alt day 10 tabs',
    },
  ],
  ['tab lasix 40 1/2 - 0 - 0 x 10 d', { rx: ['Furosemide 40 mg Tablet|1|10|5|1/2-0-0'] }],
  [
    'tab dolo 650 one three times daily for five days tab cetirizine ten mg at bedtime for seven days',
    {
      elsewhere: [
        'tab dolo 650 one – Three times a day, for 5 days',
        'tab cetirizine ten mg – At bedtime, for 7 days',
      ],
    },
  ],
  [
    'tablet pantoprazole 40 milligram once daily before breakfast for two weeks and tablet domperidone 10 milligram thrice daily before food for one week',
    {
      rx: [
        'Pantoprazole 40 mg Tablet|1|14|-|Once a day, before breakfast',
        'Domperidone 10 mg Tablet|3|7|-|Three times a day, before food',
      ],
    },
  ],
  [
    'please advise complete blood count liver function test and ultrasound abdomen',
    { complaint: 'please advise complete blood count liver function test and ultrasound abdomen' },
  ],
  [
    'usg whole abdomen ecg echo cxr',
    { tests: ['Ultrasound Abdomen', 'ECG', 'X-Ray Chest PA View'], noTests: ['echo'] },
  ],
  [
    'sugar fasting pp thyroid lipid creat uric acid',
    {
      tests: [
        'Fasting Blood Sugar (FBS)',
        'Post-Prandial Blood Sugar (PPBS)',
        'Thyroid Profile (T3, T4, TSH)',
        'Lipid Profile',
        'Serum Creatinine',
        'Serum Uric Acid',
      ],
    },
  ],
  [
    'tft hb tlc dlc bsl r sr creatinine',
    {
      tests: [
        'Thyroid Profile (T3, T4, TSH)',
        'Haemoglobin',
        'Random Blood Sugar (RBS)',
        'Serum Creatinine',
      ],
      noTests: ['tlc dlc'],
    },
  ],
  [
    'dengue ns1 mp ps for mp typhidot platelet count',
    {
      tests: ['Peripheral Blood Smear', 'Typhidot (IgM, IgG)', 'Platelet Count'],
      noTests: ['mp', 'mp', 'dengue ns1'],
    },
  ],
  [
    'xray ls spine vit b12 vit d3 level',
    { tests: ['Vitamin B12', 'Vitamin D (25-OH)'], noTests: ['xray ls spine'] },
  ],
  [
    'r/o uti urine c/s nitrofurantoin 100 bd 5 d after sample',
    { complaint: 'r/o uti urine c/s nitrofurantoin 100 bd 5 d after sample' },
  ],
  [
    'sorbitrate 5 mg s/l sos chest pain 10 tabs',
    { complaint: 'sorbitrate 5 mg s/l sos chest pain 10 tabs' },
  ],
  ['deriphyllin retard 150 bd 5d', { ask: ['deriphyllin retard 150'] }],
  ['alprax 0.25 hs 10 days', { rx: ['Alprazolam 0.25 mg Tablet|1|10|-|At bedtime'] }],
  [
    'becosules 1 od 30 days livogen 1 od 30 shelcal 500 1 od 30',
    {
      rx: ['Calcium Carbonate 500 mg + Vitamin D3 250 IU Tablet|1|30|-|Once a day'],
      unclear: ['becosules 1 od 30 days livogen 1 od 30'],
      complaint: 'becosules 1 od 30 days livogen 1 od 30',
    },
  ],
  [
    'permethrin cream apply overnight whole body repeat after 1 week family members also',
    {
      complaint:
        'permethrin cream apply overnight whole body repeat after 1 week family members also',
    },
  ],
  [
    'soframycin la bd povidone iodine dressing tt inj stat',
    {
      rx: ['Framycetin 1% Cream|2|-|1|Twice a day, on the skin'],
      complaint: 'povidone iodine dressing tt inj stat',
    },
  ],
  ['arv 0 3 7 28', { complaint: 'arv 0 3 7 28' }],
  [
    'hold metformin 2 days before ct contrast',
    { complaint: 'hold metformin 2 days before ct contrast' },
  ],
  [
    'ecosprin gold nahi dena sirf clopilet 75 od 15 din',
    { complaint: 'ecosprin gold nahi dena sirf clopilet 75 od 15 din' },
  ],
  [
    'dawai band karo amlodipine. telma h od 1 mahina',
    {
      rx: ['Telmisartan 40 mg + Hydrochlorothiazide 12.5 mg Tablet|1|30|-|Once a day'],
      complaint: 'dawai band karo amlodipine',
    },
  ],
  [
    'tab crocin agar bukhar aaye to, 6 goli',
    { elsewhere: ['tab crocin agar bukhar aaye to'], complaint: '6 goli' },
  ],
  [
    'omez 20 subah khali pet 15 din',
    { rx: ['Omeprazole 20 mg Capsule|1|15|-|In the morning, on an empty stomach'] },
  ],
  [
    'pregaba 75 hs x 2 weeks then bd x 2 weeks',
    {
      rx: ['Pregabalin 75 mg Capsule|2|28|42|At bedtime for 14 days, then twice a day for 14 days'],
    },
  ],
  [
    'prednisolone syp 5 ml bd 3 days',
    { rx: ['Prednisolone 5 mg/5 ml Syrup|2|3|1|5 ml, twice a day'] },
  ],
  [
    'otrivin p 1 drop each nostril tds 3 days',
    { elsewhere: ['otrivin p – 1 drop, three times a day, each nostril, for 3 days'] },
  ],
  [
    'ear wax soliwax ear drops 3 drops tds 5 d',
    { complaint: 'ear wax soliwax ear drops 3 drops tds 5 d' },
  ],
  [
    'hydrocort cream face bd 5 d',
    { elsewhere: ['hydrocort cream face – Twice a day, for 5 days'] },
  ],
  ['clobetasol la hs 2w stop betnovate', { complaint: 'clobetasol la hs 2w stop betnovate' }],
  [
    'no h/o dm, htn. father had mi. chest pain ecg trop i tmt',
    { complaint: 'no h/o dm, htn\nfather had mi\nchest pain ecg trop i tmt' },
  ],
  [
    'pt not taking metformin regularly. restart metformin 500 bd 1 month',
    {
      elsewhere: ['restart metformin 500 – Twice a day, for 30 days'],
      complaint: 'pt not taking metformin regularly',
    },
  ],
  [
    'did not improve with azithro so levoflox 500 od 5 days',
    { complaint: 'did not improve with azithro so levoflox 500 od 5 days' },
  ],
  [
    'pan d od 10 days instead of omez',
    {
      rx: ['Pantoprazole 40 mg + Domperidone 30 mg SR Capsule|1|10|-|Once a day'],
      complaint: 'omez',
    },
  ],
  [
    'lomotil or loperamide sos 4 tabs',
    {
      unclear: ['lomotil or loperamide sos 4 tabs'],
      complaint: 'lomotil or loperamide sos 4 tabs',
    },
  ],
  ['oflox oz bd 5d', { rx: ['Ofloxacin 200 mg + Ornidazole 500 mg Tablet|2|5|-|Twice a day'] }],
  [
    'ofloxacin eye drops qid 5 d tab ofloxacin 200 bd 5d',
    {
      rx: [
        'Ofloxacin 0.3% Eye Drops|4|5|1|Four times a day',
        'Ofloxacin 200 mg Tablet|2|5|-|Twice a day',
      ],
    },
  ],
  [
    'cap amox 250 tds 5d syp amox 125 5ml tds 5d',
    {
      rx: [
        'Amoxicillin 250 mg Capsule|3|5|-|Three times a day',
        'Amoxicillin 125 mg/5 ml Dry Syrup|3|5|2|5 ml, three times a day',
      ],
    },
  ],
  [
    'septran ds bd 5 days',
    { rx: ['Sulfamethoxazole 800 mg + Trimethoprim 160 mg Tablet|2|5|-|Twice a day'] },
  ],
  [
    'lactulose 15 ml hs 10 days dulcolax 2 tab hs sos',
    {
      rx: [
        'Lactulose 10 g/15 ml Solution|1|10|2|15 ml, at bedtime',
        'Bisacodyl 5 mg Tablet|2|-|-|2 tablets, at bedtime, when needed',
      ],
    },
  ],
  [
    'glycomet 500 1-0-1 after food and glimepiride 2 1-0-0 before food for 3 months',
    {
      rx: [
        'Metformin 500 mg Tablet|2|-|-|1-0-1, after food',
        'Glimepiride 2 mg Tablet|1|90|-|1-0-0, before food',
      ],
    },
  ],
];

/** Of a patient without a name, who is told by the note. */
export const UNPUNCTUATED_NEW: readonly (readonly [string, Expected])[] = [
  [
    'Ramesh Kumar 45 M 9876543210 fever 2 days dolo 650 tds 3 days',
    {
      patient: 'Ramesh Kumar; 45; M; -',
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: '9876543210 fever 2 days',
    },
  ],
  [
    'baby of sunita 8 months female cough syp ambroxol 2.5 ml bd 5 d',
    {
      rx: ['Ambroxol 30 mg/5 ml Syrup|2|5|1|2.5 ml, twice a day'],
      complaint: 'baby of sunita 8 months female cough',
    },
  ],
  [
    'Fatima Bi 32/F LMP 10/3 upt positive folvite 5 od 30 days',
    { patient: 'Fatima Bi; 32; F; -', complaint: 'LMP 10/3 upt positive folvite 5 od 30 days' },
  ],
  ['knee pain both 65 F xray knee', { complaint: 'knee pain both 65 F xray knee' }],
];
