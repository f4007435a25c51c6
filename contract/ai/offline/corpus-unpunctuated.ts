import type { Expected } from './corpus.ts';

/**
 * General practice notes as typed or dictated, misspelt and without commas. They were written
 * before the rules were known. Unrecognised text stays in the note; a test checks that it never
 * becomes an order.
 */
export const UNPUNCTUATED: readonly (readonly [string, Expected])[] = [
  [
    'fever crocin 650 tds 3d malaria test',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      noTests: ['malaria'],
      complaint: 'fever',
    },
  ],
  ['urine test done', { complaint: 'urine test done' }],
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
    {
      rx: ['Telmisartan 40 mg Tablet|1|30|-|Once a day'],
      complaint: 'stop amlong due to pedal edema',
    },
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
      elsewhere: ['colicaid – 10 drops, three times a day, for 3 days'],
      complaint: 'baby crying since night',
    },
  ],
  [
    'bukhar hai 2 din se pcm 500 din me 3 baar 3 din tak',
    { rx: ['Paracetamol 500 mg Tablet|3|3|-|Three times a day'], complaint: 'bukhar hai 2 din se' },
  ],
  [
    'khansi ke liye syp ascoril do chammach subah sham 5 din',
    { elsewhere: ['syp ascoril – 2 tsp, twice a day, for 5 days'], complaint: 'khansi ke liye' },
  ],
  [
    'tab montair lc raat ko 10 din, nasivion nasal drops',
    {
      rx: ['Levocetirizine 5 mg + Montelukast 10 mg Tablet|1|10|-|At bedtime'],
      unclear: ['nasivion nasal drops'],
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
  [
    'lantus 14 u hs continue 30 days',
    {
      rx: ['Insulin Glargine 100 IU/ml Cartridge|1|30|2|14 units hs 30 days'],
      complaint: 'continue',
    },
  ],
  [
    'insulin regular 8-8-8 units before meals 10 days',
    { rx: ['Insulin Human Regular 40 IU/ml Injection|3|10|1|8-8-8 units before meals 10 days'] },
  ],
  [
    'inj actrapid 6 units stat',
    { rx: ['Insulin Human Regular 40 IU/ml Injection|1|1|1|6 units stat'] },
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
        'Levosalbutamol 1.25 mg + Ipratropium 500 mcg Respules|3|3|-|Three times a day',
        'Budesonide 0.5 mg Respules|2|3|-|Twice a day',
      ],
    },
  ],
  ['foracort 200 rotacap bd 30d', { ask: ['foracort 200 rotacap'] }],
  [
    'moxicip eye drops 1 drop 6 times a day 5 days both eyes',
    { rx: ['Moxifloxacin 0.5% Eye Drops|6|5|1|1 drop, six times a day, both eyes'] },
  ],
  ['ciplox d eye drops', { unclear: ['ciplox d eye drops'], complaint: 'ciplox d eye drops' }],
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
    {
      unclear: ['wysolone 40 mg od 5 days then 20 mg od 5 days then 10 mg od 5 days stop'],
      complaint: 'wysolone 40 mg od 5 days then 20 mg od 5 days then 10 mg od 5 days stop',
    },
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
      unclear: ['omnacortil 10 mg 2 tab od 3d 1 tab od 3d half tab od 3 d'],
      complaint: 'omnacortil 10 mg 2 tab od 3d 1 tab od 3d half tab od 3 d',
    },
  ],
  [
    'clopilet 300 stat then 75 od 30 days',
    {
      unclear: ['clopilet 300 stat then 75 od 30 days'],
      complaint: 'clopilet 300 stat then 75 od 30 days',
    },
  ],
  ['vit d3 60k once weekly 8 weeks', { ask: ['vit d3 60k'] }],
  ['fluka 150 weekly 4 weeks', { rx: ['Fluconazole 150 mg Tablet|1|28|4|Once a week'] }],
  ['fluka 150 stat single dose', { rx: ['Fluconazole 150 mg Tablet|1|1|-|At once, single dose'] }],
  [
    'ivermectol 12 stat repeat after 2 weeks',
    {
      unclear: ['ivermectol 12 stat repeat after 2 weeks'],
      complaint: 'ivermectol 12 stat repeat after 2 weeks',
    },
  ],
  [
    'zentel 400 stat deworming',
    { rx: ['Albendazole 400 mg Chewable Tablet|1|1|-|At once'], complaint: 'deworming' },
  ],
  [
    'allergic to penicillin. sore throat azithral 500 od 3 d',
    {
      rx: ['Azithromycin 500 mg Tablet|1|3|-|Once a day'],
      history: 'allergic to penicillin',
      complaint: 'sore throat',
    },
  ],
  [
    'pt allergic to brufen give crocin 650 tds 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      history: 'allergic to brufen',
      complaint: 'pt',
    },
  ],
  [
    'no fever no cough. c/o loose motion 4 times. ors, zinc 20 od 14d, sporlac tds 3d',
    {
      ask: ['zinc 20'],
      elsewhere: ['sporlac – Three times a day, for 3 days'],
      unclear: ['ors'],
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
    { ask: ['sinarest'], complaint: 'no need of antibiotic steam' },
  ],
  [
    'avoid nsaids ckd give ultracet bd 3d kft electrolytes',
    {
      rx: ['Tramadol 37.5 mg + Paracetamol 325 mg Tablet|2|3|-|Twice a day'],
      tests: ['Kidney Function Test (KFT)', 'Serum Electrolytes'],
      complaint: 'avoid nsaids ckd',
    },
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
    {
      tests: [
        'HbA1c',
        'Fasting Blood Sugar (FBS)',
        'Post-Prandial Blood Sugar (PPBS)',
        'Urine Routine and Microscopy',
      ],
      complaint: 'previous HbA1c 9.2',
    },
  ],
  [
    'dm2 htn f/u. bp 150/90. cont glycomet gp1 bd, telma am od, ecosprin 75 od, atorva 10 hs x 30d',
    {
      rx: ['Atorvastatin 10 mg Tablet|1|30|-|At bedtime'],
      unclear: ['cont glycomet gp1 bd', 'telma am od', 'ecosprin 75 od'],
      complaint: 'dm2 htn f/u\nbp 150/90\ncont glycomet gp1 bd telma am od ecosprin 75 od',
    },
  ],
  ['increase telma 40 to 80 od 30 days', { rx: ['Telmisartan 80 mg Tablet|1|30|-|Once a day'] }],
  [
    'reduce thyronorm 100 to 75 mcg od empty stomach 3 months repeat tsh after 6 weeks',
    {
      rx: ['Levothyroxine 75 mcg Tablet|1|90|-|Once a day, on an empty stomach'],
      complaint: 'repeat tsh after 6 weeks',
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
  ['gelusil 2 tsp tds sos', { ask: ['Syp gelusil'] }],
  ['meftal spas 1 tab sos for pain 6 tabs', { ask: ['meftal spas'] }],
  [
    'emeset 4 mg sos 5 tabs vomiting',
    { rx: ['Ondansetron 4 mg Orally Disintegrating Tablet|-|-|5|When needed, vomiting'] },
  ],
  ['syp emeset 2.5 ml sos', { rx: ['Ondansetron 2 mg/5 ml Syrup|-|-|1|2.5 ml, when needed'] }],
  ['inj emeset 4mg iv stat', { rx: ['Ondansetron 4 mg/2 ml Injection|1|1|-|At once'] }],
  ['inj diclo 75 im stat', { rx: ['Diclofenac 75 mg/3 ml Injection|1|1|-|At once'] }],
  ['volini gel la bd', { elsewhere: ['volini gel – Twice a day, on the skin'] }],
  ['tab voveran 50 bd 3 days', { rx: ['Diclofenac Sodium 50 mg Tablet|2|3|-|Twice a day'] }],
  ['voveran sr 100 od 5d', { rx: ['Diclofenac Sodium SR 100 mg Tablet|1|5|-|Once a day'] }],
  ['dolo 1000 tds 3d', { ask: ['dolo 1000'] }],
  ['metformin 500 sr bd 1 mth', { rx: ['Metformin SR 500 mg Tablet|2|30|-|Twice a day'] }],
  ['glycomet 850 bd', { ask: ['glycomet 850'] }],
  [
    'glimi 1 od bbf glycomet 500 bd after food 2 mnths',
    {
      rx: ['Metformin 500 mg Tablet|2|60|-|Twice a day, after food'],
      unclear: ['glimi 1 od bbf'],
      complaint: 'glimi 1 od bbf',
    },
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
    {
      tests: ['Fasting Blood Sugar (FBS)', 'Post-Prandial Blood Sugar (PPBS)'],
      complaint: 'mother 60 f diabetic\npt wants sugar',
    },
  ],
  [
    'wt 14kg pcm syp 250/5 4ml q6h 3 days',
    { rx: ['Paracetamol 250 mg/5 ml Syrup|4|3|1|4 ml, every 6 hours'], complaint: 'wt 14kg' },
  ],
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
      rx: ['Azithromycin 500 mg Tablet|1|3|-|Once a day'],
      ask: ['levocetrizine 5mg', 'paracetmol 650'],
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
      rx: ['Warfarin 5 mg Tablet|1|30|8|1/2 tablet, every other day'],
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
      rx: [
        'Paracetamol 650 mg Tablet|3|5|-|Three times a day',
        'Cetirizine 10 mg Tablet|1|7|-|At bedtime',
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
    {
      tests: ['Complete Blood Count (CBC)', 'Liver Function Test (LFT)', 'Ultrasound Abdomen'],
      complaint: 'please',
    },
  ],
  [
    'usg whole abdomen ecg echo cxr',
    { tests: ['Ultrasound Abdomen', 'ECG', '2D Echocardiography', 'X-Ray Chest PA View'] },
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
      tests: [
        'Malarial Parasite Smear',
        'Peripheral Blood Smear',
        'Typhidot (IgM, IgG)',
        'Platelet Count',
      ],
      noTests: ['dengue ns1'],
    },
  ],
  [
    'xray ls spine vit b12 vit d3 level',
    { tests: ['X-Ray Lumbar Spine AP and Lateral', 'Vitamin B12', 'Vitamin D (25-OH)'] },
  ],
  [
    'r/o uti urine c/s nitrofurantoin 100 bd 5 d after sample',
    {
      rx: ['Nitrofurantoin 100 mg Capsule|2|5|-|Twice a day, after sample'],
      tests: ['Urine Culture and Sensitivity'],
      complaint: 'r/o uti',
    },
  ],
  [
    'sorbitrate 5 mg s/l sos chest pain 10 tabs',
    { rx: ['Isosorbide Dinitrate 5 mg Sublingual Tablet|-|-|10|When needed, s/l, chest pain'] },
  ],
  ['deriphyllin retard 150 bd 5d', { ask: ['deriphyllin retard 150'] }],
  ['alprax 0.25 hs 10 days', { rx: ['Alprazolam 0.25 mg Tablet|1|10|-|At bedtime'] }],
  [
    'becosules 1 od 30 days livogen 1 od 30 shelcal 500 1 od 30',
    {
      rx: ['Calcium Carbonate 500 mg + Vitamin D3 250 IU Tablet|1|30|-|Once a day'],
      ask: ['becosules 1', 'livogen 1'],
    },
  ],
  [
    'permethrin cream apply overnight whole body repeat after 1 week family members also',
    {
      unclear: [
        'permethrin cream apply overnight whole body repeat after 1 week family members also',
      ],
      complaint:
        'permethrin cream apply overnight whole body repeat after 1 week family members also',
    },
  ],
  [
    'soframycin la bd povidone iodine dressing tt inj stat',
    {
      rx: [
        'Framycetin 1% Cream|2|-|1|Twice a day, on the skin',
        'Tetanus Toxoid 0.5 ml Injection|1|1|-|At once',
      ],
      complaint: 'povidone iodine dressing',
    },
  ],
  ['arv 0 3 7 28', { unclear: ['arv 0 3 7 28'], complaint: 'arv 0 3 7 28' }],
  [
    'hold metformin 2 days before ct contrast',
    { complaint: 'hold metformin 2 days before ct contrast' },
  ],
  [
    'ecosprin gold nahi dena sirf clopilet 75 od 15 din',
    {
      unclear: ['clopilet 75 od 15 days'],
      complaint: 'ecosprin gold nahi dena sirf clopilet 75 od 15 days',
    },
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
    {
      rx: [
        'Xylometazoline 0.05% Paediatric Nasal Drops|3|3|1|1 drop, three times a day, each nostril',
      ],
    },
  ],
  [
    'ear wax soliwax ear drops 3 drops tds 5 d',
    {
      rx: ['Paradichlorobenzene Wax Softener Ear Drops|3|5|1|3 drops, three times a day'],
      complaint: 'ear wax',
    },
  ],
  [
    'hydrocort cream face bd 5 d',
    { elsewhere: ['hydrocort cream face – Twice a day, for 5 days'] },
  ],
  [
    'clobetasol la hs 2w stop betnovate',
    { rx: ['Clobetasol 0.05% Cream|1|14|1|At bedtime, on the skin'], complaint: 'stop betnovate' },
  ],
  [
    'no h/o dm, htn. father had mi. chest pain ecg trop i tmt',
    {
      tests: ['ECG', 'Treadmill Test (TMT)'],
      noTests: ['trop i'],
      complaint: 'no h/o dm, htn\nfather had mi\nchest pain',
    },
  ],
  [
    'pt not taking metformin regularly. restart metformin 500 bd 1 month',
    {
      rx: ['Metformin 500 mg Tablet|2|30|-|Twice a day'],
      complaint: 'pt not taking metformin regularly',
    },
  ],
  [
    'did not improve with azithro so levoflox 500 od 5 days',
    {
      rx: ['Levofloxacin 500 mg Tablet|1|5|-|Once a day'],
      complaint: 'did not improve with azithro',
    },
  ],
  [
    'pan d od 10 days instead of omez',
    {
      rx: ['Pantoprazole 40 mg + Domperidone 30 mg SR Capsule|1|10|-|Once a day'],
      complaint: 'instead of omez',
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
      rx: ['Glimepiride 2 mg Tablet|1|90|-|1-0-0, before food'],
      unclear: ['glycomet 500 1-0-1 after food'],
      complaint: 'glycomet 500 1-0-1 after food',
    },
  ],
  [
    'dolo 650 tds 3 days no relief give combiflam bd 3 days',
    {
      rx: ['Ibuprofen 400 mg + Paracetamol 325 mg Tablet|2|3|-|Twice a day'],
      complaint: 'dolo 650 tds 3 days no relief',
    },
  ],
  [
    'tab augmentin 625 bd 5 days if fever persists',
    {
      unclear: ['tab augmentin 625 bd 5 days if fever persists'],
      complaint: 'tab augmentin 625 bd 5 days if fever persists',
    },
  ],
  [
    'start azithro 500 od 3 days if no response in 2 days',
    {
      unclear: ['start azithro 500 od 3 days if no response in 2 days'],
      complaint: 'start azithro 500 od 3 days if no response in 2 days',
    },
  ],
  [
    'pan 40 od 5 days then sos',
    { unclear: ['pan 40 od 5 days then sos'], complaint: 'pan 40 od 5 days then sos' },
  ],
  [
    'tab dolo 650 1 tab if temp above 100 max 3 per day',
    {
      unclear: ['tab dolo 650 1 tab if temp above 100 max 3 per day'],
      complaint: 'tab dolo 650 1 tab if temp above 100 max 3 per day',
    },
  ],
  ['syp calpol 5 ml tds 3 days', { ask: ['syp calpol'] }],
  [
    'syp crocin 120 7.5 ml qid 2 d',
    { rx: ['Paracetamol 120 mg/5 ml Syrup|4|2|1|7.5 ml, four times a day'] },
  ],
  ['syp zinc 2.5 ml od 14 days', { rx: ['Zinc 20 mg/5 ml Syrup|1|14|1|2.5 ml, once a day'] }],
  [
    'insulin glargine 10 units hs',
    { unclear: ['insulin glargine 10 units hs'], complaint: 'insulin glargine 10 units hs' },
  ],
  ['mixtard 30/70 10-0-8 30 days', { ask: ['mixtard 30/70 10-0-8'] }],
  [
    'ecosprin 75 0-1-0 atorva 20 0-0-1 metxl 25 1-0-0 x 3 months',
    {
      rx: ['Metoprolol Succinate XR 25 mg Tablet|1|90|-|1-0-0'],
      unclear: ['ecosprin 75 0-1-0', 'atorva 20 0-0-1'],
      complaint: 'ecosprin 75 0-1-0 atorva 20 0-0-1',
    },
  ],
  [
    'tab thyronorm 100 mcg mon to fri 125 sat sun',
    {
      unclear: ['tab thyronorm 100 mcg mon to fri 125 sat sun'],
      complaint: 'tab thyronorm 100 mcg mon to fri 125 sat sun',
    },
  ],
  [
    'wysolone 10 mg 4 tab od 3 days 2 tab od 3 days 1 tab od 3 days',
    {
      unclear: ['wysolone 10 mg 4 tab od 3 days 2 tab od 3 days 1 tab od 3 days'],
      complaint: 'wysolone 10 mg 4 tab od 3 days 2 tab od 3 days 1 tab od 3 days',
    },
  ],
  [
    'methotrexate 7.5 weekly folvite 5 weekly 3 months',
    {
      rx: ['Folic Acid 5 mg Tablet|1|90|13|Once a week'],
      elsewhere: ['methotrexate 7.5 – Once a week'],
    },
  ],
  [
    'telma 40 bd 1 month earlier od',
    { unclear: ['telma 40 bd 1 month earlier od'], complaint: 'telma 40 bd 1 month earlier od' },
  ],
  [
    'pt on warfarin 5 od inr 2.5 continue same',
    { complaint: 'pt on warfarin 5 od inr 2.5 continue same' },
  ],
  [
    'dolo 650 tds 3d for son also pcm syp 5ml tds',
    { unclear: ['pcm syp 5ml tds'], complaint: 'dolo 650 tds 3d for son pcm syp 5ml tds' },
  ],
  [
    'wife needs folvite 5 od 30 days',
    { unclear: ['folvite 5 od 30 days'], complaint: 'wife needs folvite 5 od 30 days' },
  ],
  [
    'tab metrogyl 400 tds 5d avoid alcohol',
    { rx: ['Metronidazole 400 mg Tablet|3|5|-|Three times a day'], complaint: 'avoid alcohol' },
  ],
  ['glycomet 1 gm bd 30 days', { ask: ['glycomet 1 gm'] }],
  [
    'amlodipine 5 to 10 od 30 days',
    { unclear: ['amlodipine 5 to 10 od 30 days'], complaint: 'amlodipine 5 to 10 od 30 days' },
  ],
  [
    'tab telma 40 half od 15 days',
    { rx: ['Telmisartan 40 mg Tablet|1|15|8|1/2 tablet, once a day'] },
  ],
  ['tab alprax 0.5 half hs 5d', { ask: ['tab alprax 0.5'] }],
  ['inj tt 0.5 ml im stat', { rx: ['Tetanus Toxoid 0.5 ml Injection|1|1|-|0.5 ml, at once, im'] }],
  ['dolo 650 6 hrly 2 days', { rx: ['Paracetamol 650 mg Tablet|4|2|-|Every 6 hours'] }],
  [
    'ondem 4 mg tds 2d ac',
    { rx: ['Ondansetron 4 mg Orally Disintegrating Tablet|3|2|-|Three times a day, before food'] },
  ],
  ['calcium 500 bd 3 mths vit d 60k weekly 2 mths', { ask: ['calcium 500', 'vit d 60k'] }],
  [
    'eye drops moxi 0.5% 2 hrly 3 days then qid 4 days',
    { complaint: 'eye drops moxi 0.5% 2 hrly 3 days then qid 4 days' },
  ],
  ['asthalin 4 mg bd 3d', { rx: ['Salbutamol 4 mg Tablet|2|3|-|Twice a day'] }],
  ['deriphylline 1 tab bd 5 days', { ask: ['Tab deriphylline'] }],
  ['amlong 5 bd x 30 tabs', { rx: ['Amlodipine 5 mg Tablet|2|-|30|Twice a day'] }],
  [
    'lasix 40 2 tab morning 1 tab evening 5 days',
    { rx: ['Furosemide 40 mg Tablet|3|5|-|2-0-1-0'] },
  ],
  [
    'pcm 500 2 tab tds 3 days',
    { rx: ['Paracetamol 500 mg Tablet|6|3|-|2 tablets, three times a day'] },
  ],
  ['pcm 1g tds 3 days', { ask: ['pcm 1g'] }],
  ['tab azee 250 2 od 3 days', { rx: ['Azithromycin 250 mg Tablet|2|3|-|2 tablets, once a day'] }],
  [
    'tab flagyl 400 1 tds 5-7 days',
    { unclear: ['tab flagyl 400 1 tds 5-7 days'], complaint: 'tab flagyl 400 1 tds 5-7 days' },
  ],
  [
    'augmentin 625 bd 5 to 7 days',
    { unclear: ['augmentin 625 bd 5 to 7 days'], complaint: 'augmentin 625 bd 5 to 7 days' },
  ],
  [
    'cetrizine 10 hs 3-5 days',
    { unclear: ['cetrizine 10 hs 3-5 days'], complaint: 'cetrizine 10 hs 3-5 days' },
  ],
  ['thyroxine 50 od 6 weeks', { rx: ['Levothyroxine 50 mcg Tablet|1|42|-|Once a day'] }],
  [
    'omez 20 bd 2 wk then od 2 wk',
    {
      rx: ['Omeprazole 20 mg Capsule|2|28|42|Twice a day for 14 days, then once a day for 14 days'],
    },
  ],
  [
    'fluconazole 150 once a week for 4 weeks',
    { rx: ['Fluconazole 150 mg Tablet|1|28|4|Once a week'] },
  ],
  [
    'vit d3 60k monthly 3 months',
    { unclear: ['vit d3 60k monthly 3 months'], complaint: 'vit d3 60k monthly 3 months' },
  ],
  [
    'ors 1 packet in 1 litre water after each loose motion 3 days',
    {
      rx: [
        'Oral Rehydration Salts WHO Formula Sachet|-|3|-|1 sachet in 1 litre water, after each loose motion',
      ],
    },
  ],
  ['betnovate c cream bd 7 d', { elsewhere: ['betnovate c cream – Twice a day, for 7 days'] }],
  [
    'tab dolo650 tds x3 cough syp 5ml tds',
    {
      unclear: ['tab dolo650 tds x3 cough syp 5ml tds'],
      complaint: 'tab dolo650 tds x3 cough syp 5ml tds',
    },
  ],
  [
    'urine pus cells 10-12 nitrofurantoin 100 bd 7 d',
    { rx: ['Nitrofurantoin 100 mg Capsule|2|7|-|Twice a day'], complaint: 'urine pus cells 10-12' },
  ],
  [
    'bp 140/90 amlong 5 od 30 d',
    { rx: ['Amlodipine 5 mg Tablet|1|30|-|Once a day'], complaint: 'bp 140/90' },
  ],
  [
    'crp 24 augmentin 625 bd 5d repeat crp',
    {
      rx: ['Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet|2|5|-|Twice a day'],
      tests: ['C-Reactive Protein (CRP)'],
      complaint: 'crp 24',
    },
  ],
  [
    'sugar 280 glycomet gp2 bd 1 month',
    {
      rx: ['Glimepiride 2 mg + Metformin SR 500 mg Tablet|2|30|-|Twice a day'],
      complaint: 'sugar 280',
    },
  ],
  ['asthalin 2 puffs tds 5 days', { ask: ['asthalin'] }],
  ['pcm 500 5 ml tds 3 days', { ask: ['Syp pcm 500'] }],
  ['azithro 500 5 ml od 3 days', { ask: ['Syp azithro 500'] }],
  ['dolo 650 1 cap tds 3 d', { rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'] }],
  ['omez 20 1 tab od 5 d', { rx: ['Omeprazole 20 mg Capsule|1|5|-|Once a day'] }],
  ['otrivin 2 drops tds 3 d', { ask: ['otrivin'] }],
  ['moxiflox 1 drop qid 5d', { ask: ['Drops moxiflox'] }],
  ['pan 40 1 tab od 5d', { rx: ['Pantoprazole 40 mg Tablet|1|5|-|Once a day'] }],
  [
    'tab cetirizine ten mg at bedtime for seven days',
    { rx: ['Cetirizine 10 mg Tablet|1|7|-|At bedtime'] },
  ],
  [
    'pan 40 od 5d instead of omez 20 od 5 d',
    {
      rx: ['Pantoprazole 40 mg Tablet|1|5|-|Once a day'],
      unclear: ['instead of omez 20 od 5 d'],
      complaint: 'instead of omez 20 od 5 d',
    },
  ],
  [
    'dolo 650 tds 3d without combiflam bd 3d',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'without combiflam bd 3d',
    },
  ],
  [
    'pan 40 od 5 d nahi omez 20 od 5d',
    { unclear: ['omez 20 od 5d'], complaint: 'pan 40 od 5 d nahi omez 20 od 5d' },
  ],
  [
    'telma 40 od 30 d mat do amlong 5 od 30 d',
    { unclear: ['do amlong 5 od 30 d'], complaint: 'telma 40 od 30 d mat do amlong 5 od 30 d' },
  ],
  [
    'tab dolo 650 tds 3 d tab combiflam bd 3 d mat lena',
    {
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'tab combiflam bd 3 d mat lena',
    },
  ],
  ['omez 20 od 5 d band karo', { complaint: 'omez 20 od 5 d band karo' }],
  ['azithro 500 od 3d nahi dena', { complaint: 'azithro 500 od 3d nahi dena' }],
  ['atorva 10 hs withheld', { complaint: 'atorva 10 hs withheld' }],
  ['amlong 5 od off', { complaint: 'amlong 5 od off' }],
];

/** Notes that give patient details without a name. */
export const UNPUNCTUATED_NEW: readonly (readonly [string, Expected])[] = [
  [
    'Ramesh Kumar 45 M 9876543210 fever 2 days dolo 650 tds 3 days',
    {
      patient: 'Ramesh Kumar; 45; M; 9876543210',
      rx: ['Paracetamol 650 mg Tablet|3|3|-|Three times a day'],
      complaint: 'fever 2 days',
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
    {
      patient: 'Fatima Bi; 32; F; -',
      rx: ['Folic Acid 5 mg Tablet|1|30|-|Once a day'],
      complaint: 'LMP 10/3 upt positive',
    },
  ],
  [
    'knee pain both 65 F xray knee',
    { tests: ['X-Ray Knee AP and Lateral'], complaint: 'knee pain both 65 F' },
  ],
];
