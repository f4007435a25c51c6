/** The expected result of a line; omitted fields must be empty. */
export type Expected = {
  /** `name; age; gender; phone`, with `-` for a missing value. */
  patient?: string;
  /** `drug | per day | days | quantity | directions`, with `-` for a missing value. */
  rx?: readonly string[];
  /** Drugs that need a question, as written. */
  ask?: readonly string[];
  /** Prescription lines for drugs that the pharmacy does not have. */
  elsewhere?: readonly string[];
  tests?: readonly string[];
  /** Tests that the laboratory does not offer. */
  noTests?: readonly string[];
  /** Orders that could not be parsed, as written. */
  unclear?: readonly string[];
  history?: string;
  complaint?: string;
};

const PCM500 = 'Paracetamol 500 mg Tablet';
const PCM650 = 'Paracetamol 650 mg Tablet';
const PAN = 'Pantoprazole 40 mg Tablet';
const PAND = 'Pantoprazole 40 mg + Domperidone 30 mg SR Capsule';
const AUG = 'Amoxicillin 500 mg + Clavulanic Acid 125 mg Tablet';
const AZI = 'Azithromycin 500 mg Tablet';
const CTZ = 'Cetirizine 10 mg Tablet';
const LCM = 'Levocetirizine 5 mg + Montelukast 10 mg Tablet';
const CBC = 'Complete Blood Count (CBC)';
const FBS = 'Fasting Blood Sugar';
const PPBS = 'Post-Prandial Blood Sugar';
const LFT = 'Liver Function Test';
const KFT = 'Kidney Function Test';

/**
 * Lines as doctors of an Indian OPD write them, with the expected result. Every fourth line was
 * held out while the rules were written (42 of the 45 were right at first run), and is still
 * counted separately.
 */
export const CORPUS: readonly (readonly [string, Expected])[] = [
  // The shorthand line: name, age, sex, phone, complaints, reports, history.
  [
    'Ramesh Kumar,45,M,9876543210,fever 3 days,CBC,DM 5 yrs',
    {
      patient: 'Ramesh Kumar; 45; M; 9876543210',
      complaint: 'fever 3 days',
      tests: [CBC],
      history: 'DM 5 yrs',
    },
  ],
  [
    'Sunita Devi, 32, F, 9812345678, headache and vomiting, , migraine since 2 yrs',
    {
      patient: 'Sunita Devi; 32; F; 9812345678',
      complaint: 'headache and vomiting',
      history: 'migraine since 2 yrs',
    },
  ],
  [
    'Abdul Rahman,60,male,,breathlessness,CXR ECG,k/c/o COPD',
    {
      patient: 'Abdul Rahman; 60; M; -',
      complaint: 'breathlessness',
      tests: ['X-Ray Chest PA View', 'ECG'],
      history: 'k/c/o COPD',
    },
  ],
  [
    'Priya,24,female,9000011111,white discharge 1 wk',
    { patient: 'Priya; 24; F; 9000011111', complaint: 'white discharge 1 wk' },
  ],
  [
    'Baby of Meena,8 months,F,9123456780,loose motions since yesterday',
    { patient: 'Baby of Meena; 0; F; 9123456780', complaint: 'loose motions since yesterday' },
  ],
  [
    'Harpreet Singh,52y,M,+91 98765 43210,chest pain on exertion,ECG 2D echo,HTN smoker',
    {
      patient: 'Harpreet Singh; 52; M; +91 98765 43210',
      complaint: 'chest pain on exertion',
      tests: ['ECG', '2D Echo'],
      history: 'HTN smoker',
    },
  ],
  [
    'Lakshmi,38,F,,fatigue,TSH CBC,',
    {
      patient: 'Lakshmi; 38; F; -',
      complaint: 'fatigue',
      tests: ['Thyroid Stimulating Hormone (TSH)', CBC],
    },
  ],
  ['Ravi,29,M', { patient: 'Ravi; 29; M; -' }],
  [
    'Geeta Sharma 41/F fever with chills 2 days',
    { patient: 'Geeta Sharma; 41; F; -', complaint: 'fever with chills 2 days' },
  ],
  ['Imran Khan 35 M, knee pain', { patient: 'Imran Khan; 35; M; -', complaint: 'knee pain' }],
  [
    'Mohan Lal,70,M,9988776655,burning micturition,Hb 9.2 creatinine 1.8,BPH',
    {
      patient: 'Mohan Lal; 70; M; 9988776655',
      complaint: 'burning micturition, Hb 9.2 creatinine 1.8',
      history: 'BPH',
    },
  ],
  [
    'Anita,28,F,9871234560,amenorrhoea 6 wks,UPT,',
    {
      patient: 'Anita; 28; F; 9871234560',
      complaint: 'amenorrhoea 6 wks',
      tests: ['Urine Pregnancy Test'],
    },
  ],
  [
    'Suresh Babu,48,M,9440011223,fever, cough, bodyache,CBC,nil',
    {
      patient: 'Suresh Babu; 48; M; 9440011223',
      complaint: 'fever, cough, bodyache',
      tests: [CBC],
    },
  ],
  [
    'Kavita,33,F,9871112223,acidity,,\nT. Pan 40 1-0-0 AC x 10d',
    {
      patient: 'Kavita; 33; F; 9871112223',
      complaint: 'acidity',
      rx: [`${PAN}|1|10|-|1-0-0, before food`],
    },
  ],
  [
    'Fatima Begum,55,F,8887776665,joint pains,RA factor ESR CRP,HTN',
    {
      patient: 'Fatima Begum; 55; F; 8887776665',
      complaint: 'joint pains',
      tests: ['RA Factor', 'ESR', 'CRP'],
      history: 'HTN',
    },
  ],
  ['Raju 12y M sore throat', { patient: 'Raju; 12; M; -', complaint: 'sore throat' }],
  // Only complaints: they produce no action.
  ['fever since 3 days with chills', { complaint: 'fever since 3 days with chills' }],
  ['c/o cough 1 wk, no fever', { complaint: 'c/o cough 1 wk, no fever' }],
  ['pain abdomen, vomiting 3-4 episodes', { complaint: 'pain abdomen, vomiting 3-4 episodes' }],
  ['BP 150/90, PR 88/min', { complaint: 'BP 150/90, PR 88/min' }],
  [
    'took paracetamol 500 BD x 2 days, no relief',
    { complaint: 'took paracetamol 500 BD x 2 days, no relief' },
  ],
  ['on metformin 500 BD since 5 yrs', { complaint: 'on metformin 500 BD since 5 yrs' }],
  ['bukhar 3 din se, khansi', { complaint: 'bukhar 3 din se, khansi' }],
  ['stop Tab Amlong 5', { complaint: 'stop Tab Amlong 5' }],
  ['redness OD 2 days', { complaint: 'redness OD 2 days' }],
  ['CBC normal, LFT normal', { complaint: 'CBC normal, LFT normal' }],
  ['FBS 180 PPBS 260', { complaint: 'FBS 180 PPBS 260' }],
  ['HbA1c 8.2 last month', { complaint: 'HbA1c 8.2 last month' }],
  ['avoid NSAIDs', { complaint: 'avoid NSAIDs' }],
  ['review after 5 days', { complaint: 'review after 5 days' }],
  ['plenty of fluids, rest x 3 days', { complaint: 'plenty of fluids, rest x 3 days' }],
  ['h/o asthma since childhood', { history: 'h/o asthma since childhood' }],
  ['K/c/o DM, HTN on Telma 40', { history: 'K/c/o DM, HTN, on Telma 40' }],
  ['allergic to penicillin', { history: 'allergic to penicillin' }],
  ['no h/o DM or HTN', { complaint: 'no h/o DM or HTN' }],
  [
    'fever 2 days, h/o contact with TB',
    { complaint: 'fever 2 days', history: 'h/o contact with TB' },
  ],
  // Tablets and capsules.
  ['T. PCM 500 1-0-1 x5d', { rx: [`${PCM500}|2|5|-|1-0-1`] }],
  ['Tab Dolo 650 TDS x 3 days', { rx: [`${PCM650}|3|3|-|Three times a day`] }],
  ['Tab. Paracetamol 650mg 1-1-1 PC for 3 days', { rx: [`${PCM650}|3|3|-|1-1-1, after food`] }],
  ['Tab Crocin 500 SOS', { rx: [`${PCM500}|-|-|-|When needed`] }],
  ['T Dolo 650 QID x 2d', { rx: [`${PCM650}|4|2|-|Four times a day`] }],
  ['tab pan 40 od ac x 7 d', { rx: [`${PAN}|1|7|-|Once a day, before food`] }],
  ['Pan 40 1-0-0 x 10 days', { rx: [`${PAN}|1|10|-|1-0-0`] }],
  ['Cap Pan D OD BBF x 14d', { rx: [`${PAND}|1|14|-|Once a day, before breakfast`] }],
  ['Tab Pan D OD x 5d', { ask: ['Tab Pan D'] }],
  ['Cap. Omez 20 1-0-0 x 2 wk', { rx: ['Omeprazole 20 mg Capsule|1|14|-|1-0-0'] }],
  ['Tab Augmentin 625 BD 5/7', { rx: [`${AUG}|2|5|-|Twice a day`] }],
  ['Tab Augmentin 625 1-1-1 x 5 d PC', { rx: [`${AUG}|3|5|-|1-1-1, after food`] }],
  ['T. Amoxyclav 625 bd x 5days', { rx: [`${AUG}|2|5|-|Twice a day`] }],
  ['Augmentin DDS BD x 5d', { elsewhere: ['Augmentin DDS – Twice a day, for 5 days'] }],
  ['Tab Azithromycin 500 OD x 3d', { rx: [`${AZI}|1|3|-|Once a day`] }],
  ['T. Azee 500 1-0-0 x 3', { rx: [`${AZI}|1|3|-|1-0-0`] }],
  ['Azithro 500 od 3/7', { rx: [`${AZI}|1|3|-|Once a day`] }],
  [
    'Cap Amoxicillin 500 TID x 7 days',
    { rx: ['Amoxicillin 500 mg Capsule|3|7|-|Three times a day'] },
  ],
  ['Cap Mox 500 1-1-1 x 5d', { rx: ['Amoxicillin 500 mg Capsule|3|5|-|1-1-1'] }],
  ['Tab Amoxycillin 500 BD x 5d', { ask: ['Tab Amoxycillin 500'] }],
  ['Tab Taxim-O 200 BD x 5 d', { rx: ['Cefixime 200 mg Tablet|2|5|-|Twice a day'] }],
  [
    'Tab Cefixime 200mg 1-0-1 for 5 days after food',
    { rx: ['Cefixime 200 mg Tablet|2|5|-|1-0-1, after food'] },
  ],
  ['Tab Ciplox 500 BD x 5d', { rx: ['Ciprofloxacin 500 mg Tablet|2|5|-|Twice a day'] }],
  [
    'Tab Norflox TZ BD x 5d',
    { rx: ['Norfloxacin 400 mg + Tinidazole 600 mg Tablet|2|5|-|Twice a day'] },
  ],
  ['Tab O2 BD x 3 days', { rx: ['Ofloxacin 200 mg + Ornidazole 500 mg Tablet|2|3|-|Twice a day'] }],
  ['Tab Flagyl 400 TDS x 5d', { rx: ['Metronidazole 400 mg Tablet|3|5|-|Three times a day'] }],
  [
    'Tab Metrogyl 400 1-1-1 x 7d PC',
    { rx: ['Metronidazole 400 mg Tablet|3|7|-|1-1-1, after food'] },
  ],
  ['Cap Doxy 100 BD x 7 d', { rx: ['Doxycycline 100 mg Capsule|2|7|-|Twice a day'] }],
  [
    'Tab Septran DS BD x 5d',
    { rx: ['Sulfamethoxazole 800 mg + Trimethoprim 160 mg Tablet|2|5|-|Twice a day'] },
  ],
  ['Tab Levoflox 500 OD x 5d', { rx: ['Levofloxacin 500 mg Tablet|1|5|-|Once a day'] }],
  ['T. Zentel 400 stat', { rx: ['Albendazole 400 mg Chewable Tablet|1|1|-|At once'] }],
  [
    'Tab Ivermectin 12 stat, repeat after 7 days',
    {
      unclear: ['Tab Ivermectin 12 stat, repeat after 7 days'],
      complaint: 'Tab Ivermectin 12 stat, repeat after 7 days',
    },
  ],
  [
    'Tab Fluconazole 150 once a week x 4 wks',
    { rx: ['Fluconazole 150 mg Tablet|1|28|4|Once a week'] },
  ],
  ['Tab Cetirizine 10 HS x 5d', { rx: [`${CTZ}|1|5|-|At bedtime`] }],
  ['Tab CTZ 10 hs x 5d', { elsewhere: ['Tab CTZ 10 – At bedtime, for 5 days'] }],
  ['T. Cetzine 0-0-1 x 7 days', { rx: [`${CTZ}|1|7|-|0-0-1`] }],
  ['Tab Levocet 5 HS x 10d', { rx: ['Levocetirizine 5 mg Tablet|1|10|-|At bedtime'] }],
  ['Tab Levocet M 0-0-1 x 10d', { rx: [`${LCM}|1|10|-|0-0-1`] }],
  ['Tab Montair LC HS x 15 days', { rx: [`${LCM}|1|15|-|At bedtime`] }],
  ['Tab Montek-LC 1 HS x 10 d', { rx: [`${LCM}|1|10|-|At bedtime`] }],
  ['Tab Allegra 120 OD x 5d', { rx: ['Fexofenadine 120 mg Tablet|1|5|-|Once a day'] }],
  ['Tab Avil 25 BD x 3d', { rx: ['Pheniramine 25 mg Tablet|2|3|-|Twice a day'] }],
  ['Tab Atarax 25 HS', { rx: ['Hydroxyzine 25 mg Tablet|1|-|-|At bedtime'] }],
  [
    'Tab Combiflam BD PC x 3d',
    { rx: ['Ibuprofen 400 mg + Paracetamol 325 mg Tablet|2|3|-|Twice a day, after food'] },
  ],
  [
    'Tab Zerodol-P BD x 5 d',
    { rx: ['Aceclofenac 100 mg + Paracetamol 325 mg Tablet|2|5|-|Twice a day'] },
  ],
  [
    'T. Zerodol SP 1-0-1 PC x 5d',
    {
      rx: [
        'Aceclofenac 100 mg + Paracetamol 325 mg + Serratiopeptidase 15 mg Tablet|2|5|-|1-0-1, after food',
      ],
    },
  ],
  ['Tab Voveran SR 100 OD x 5d', { rx: ['Diclofenac Sodium SR 100 mg Tablet|1|5|-|Once a day'] }],
  ['Tab Ultracet SOS', { rx: ['Tramadol 37.5 mg + Paracetamol 325 mg Tablet|-|-|-|When needed'] }],
  [
    'Tab Etoshine 90 OD x 5 days PC',
    { rx: ['Etoricoxib 90 mg Tablet|1|5|-|Once a day, after food'] },
  ],
  ['Tab Meftal Spas SOS', { ask: ['Tab Meftal Spas'] }],
  ['Tab Emeset 4 SOS', { rx: ['Ondansetron 4 mg Orally Disintegrating Tablet|-|-|-|When needed'] }],
  [
    'Tab Domstal 10 TDS AC x 3d',
    { rx: ['Domperidone 10 mg Tablet|3|3|-|Three times a day, before food'] },
  ],
  ['Tab Buscopan SOS x 3d', { rx: ['Hyoscine Butylbromide 10 mg Tablet|-|3|-|When needed'] }],
  ['Tab Rantac 150 BD x 5d', { elsewhere: ['Tab Rantac 150 – Twice a day, for 5 days'] }],
  ['Tab Nise 100 BD x 3d', { elsewhere: ['Tab Nise 100 – Twice a day, for 3 days'] }],
  ['Tab Sinarest TDS x 3d', { elsewhere: ['Tab Sinarest – Three times a day, for 3 days'] }],
  ['Tab Amlong 5 OD x 30 days', { rx: ['Amlodipine 5 mg Tablet|1|30|-|Once a day'] }],
  ['Tab Amlodipine 5mg 1-0-0 x 1 month', { rx: ['Amlodipine 5 mg Tablet|1|30|-|1-0-0'] }],
  ['Tab Telma 40 OD x 30d', { rx: ['Telmisartan 40 mg Tablet|1|30|-|Once a day'] }],
  ['Cont Tab Telma 40 1-0-0 x 1 mth', { rx: ['Telmisartan 40 mg Tablet|1|30|-|1-0-0'] }],
  [
    'Tab Telma AM OD x 30 d',
    { rx: ['Telmisartan 40 mg + Amlodipine 5 mg Tablet|1|30|-|Once a day'] },
  ],
  [
    'Tab Telma H 1-0-0 x 30d',
    { rx: ['Telmisartan 40 mg + Hydrochlorothiazide 12.5 mg Tablet|1|30|-|1-0-0'] },
  ],
  ['Tab Losar 50 OD x 1/12', { rx: ['Losartan 50 mg Tablet|1|30|-|Once a day'] }],
  ['Tab Losar H OD x 30d', { elsewhere: ['Tab Losar H – Once a day, for 30 days'] }],
  ['Tab Atorva 10 HS x 30d', { rx: ['Atorvastatin 10 mg Tablet|1|30|-|At bedtime'] }],
  ['Tab Atorvastatin 0-0-1 x 30d', { ask: ['Tab Atorvastatin'] }],
  [
    'Tab Ecosprin 75 0-1-0 PC x 30d',
    { rx: ['Acetylsalicylic Acid 75 mg Enteric Tablet|1|30|-|0-1-0, after food'] },
  ],
  ['Tab Lasix 40 OD x 5d', { rx: ['Furosemide 40 mg Tablet|1|5|-|Once a day'] }],
  ['Tab Dytor 10 OD x 10 days', { rx: ['Torasemide 10 mg Tablet|1|10|-|Once a day'] }],
  [
    'Tab Metformin 500 BD PC x 30 days',
    { rx: ['Metformin 500 mg Tablet|2|30|-|Twice a day, after food'] },
  ],
  ['Tab Glycomet SR 500 1-0-1 x 1 month', { rx: ['Metformin SR 500 mg Tablet|2|30|-|1-0-1'] }],
  [
    'Tab Glycomet GP1 BD x 30d AC',
    { rx: ['Glimepiride 1 mg + Metformin SR 500 mg Tablet|2|30|-|Twice a day, before food'] },
  ],
  ['Tab Glimepiride 1 1-0-0 x 30d', { rx: ['Glimepiride 1 mg Tablet|1|30|-|1-0-0'] }],
  ['Tab Metformin 850 BD x 30d', { ask: ['Tab Metformin 850'] }],
  ['Tab Jardiance 25 OD x 30d', { ask: ['Tab Jardiance 25'] }],
  ['Tab Linagliptin 5 OD x 30d', { elsewhere: ['Tab Linagliptin 5 – Once a day, for 30 days'] }],
  [
    'Tab Thyronorm 50 OD empty stomach x 60d',
    { rx: ['Levothyroxine 50 mcg Tablet|1|60|-|Once a day, on an empty stomach'] },
  ],
  ['Tab Eltroxin 100mcg 1-0-0 x 2 months', { rx: ['Levothyroxine 100 mcg Tablet|1|60|-|1-0-0'] }],
  ['Tab Wysolone 10 1-0-0 x 5d', { rx: ['Prednisolone 10 mg Tablet|1|5|-|1-0-0'] }],
  ['Tab Prednisone 10 OD x 5d', { elsewhere: ['Tab Prednisone 10 – Once a day, for 5 days'] }],
  [
    'Tab Shelcal 500 OD x 30d',
    { rx: ['Calcium Carbonate 500 mg + Vitamin D3 250 IU Tablet|1|30|-|Once a day'] },
  ],
  [
    'Cap Uprise D3 60k once a week x 8 wks',
    { rx: ['Colecalciferol 60,000 IU Capsule|1|56|8|Once a week'] },
  ],
  ['Tab Limcee 500 OD x 15d', { rx: ['Ascorbic Acid 500 mg Chewable Tablet|1|15|-|Once a day'] }],
  ['Tab Folvite 5 OD x 30', { rx: ['Folic Acid 5 mg Tablet|1|30|-|Once a day'] }],
  [
    'Tab Orofer XT BD x 30 d',
    { rx: ['Ferrous Ascorbate 100 mg + Folic Acid 1.5 mg Tablet|2|30|-|Twice a day'] },
  ],
  ['Cap Becosules OD x 10d', { ask: ['Cap Becosules'] }],
  [
    'Tab Methylcobalamin 1500 OD x 30 days',
    { rx: ['Methylcobalamin 1500 mcg Tablet|1|30|-|Once a day'] },
  ],
  ['Tab Vertin 16 BD x 7d', { rx: ['Betahistine 16 mg Tablet|2|7|-|Twice a day'] }],
  ['Tab Stemetil 5 TDS x 3d', { rx: ['Prochlorperazine 5 mg Tablet|3|3|-|Three times a day'] }],
  ['Tab Alprax 0.25 HS x 10d', { rx: ['Alprazolam 0.25 mg Tablet|1|10|-|At bedtime'] }],
  [
    'Tab Clonazepam 0.5 1/2 tab HS x 10d',
    { rx: ['Clonazepam 0.5 mg Tablet|1|10|5|1/2 tablet, at bedtime'] },
  ],
  [
    'Tab Sorbitrate 5 SOS S/L',
    { rx: ['Isosorbide Dinitrate 5 mg Sublingual Tablet|-|-|-|When needed, S/L'] },
  ],
  ['Tab Urispas 200 TDS x 5d', { rx: ['Flavoxate 200 mg Tablet|3|5|-|Three times a day'] }],
  ['Tab Trapic 500 TDS x 3d', { rx: ['Tranexamic Acid 500 mg Tablet|3|3|-|Three times a day'] }],
  ['Tab Regestrone 5 BD x 10 days', { rx: ['Norethisterone 5 mg Tablet|2|10|-|Twice a day'] }],
  [
    'Tab Doxinate 2 tabs HS x 10d',
    { rx: ['Doxylamine 10 mg + Pyridoxine 10 mg Tablet|2|10|-|2 tablets, at bedtime'] },
  ],
  ['Tab Loperamide 2 stat', { ask: ['Tab Loperamide 2'] }],
  ['Cap Redotil 100 TDS x 3d', { rx: ['Racecadotril 100 mg Capsule|3|3|-|Three times a day'] }],
  ['Tab Zinc 20 OD x 14d', { rx: ['Zinc Sulphate 20 mg Dispersible Tablet|1|14|-|Once a day'] }],
  [
    'ORS sachet 1 in 1 L SOS',
    { rx: ['Oral Rehydration Salts WHO Formula Sachet|-|-|-|When needed, 1 in 1 L'] },
  ],
  ['Tab Paracitamol 500 BD x 3d', { ask: ['Tab Paracitamol 500'] }],
  [
    'Tab Dolo 650 1 tab subah shaam khane ke baad x 5 din',
    { rx: ['Paracetamol 650 mg Tablet|2|5|-|Twice a day, after food'] },
  ],
  ['Tab PCM 500 din me 3 baar x 3 din', { rx: [`${PCM500}|3|3|-|Three times a day`] }],
  ['Tab PCM 500 q6h x 2d', { rx: [`${PCM500}|4|2|-|Every 6 hours`] }],
  ['Tab Pan 40 alt days x 10d', { rx: [`${PAN}|1|10|5|Every other day`] }],
  ['Tab Dolo 650 #10 SOS', { rx: [`${PCM650}|-|-|10|When needed`] }],
  ['T.Dolo650 1-1-1x3d', { rx: [`${PCM650}|3|3|-|1-1-1`] }],
  ['T.Pantocid 40mg 1-0-0(bf)x7days', { rx: [`${PAN}|1|7|-|1-0-0, before food`] }],
  // Liquids, drops, creams, inhalers, injections.
  [
    'Syp Calpol 250 5 ml TDS x 3d',
    { rx: ['Paracetamol 250 mg/5 ml Syrup|3|3|1|5 ml, three times a day'] },
  ],
  [
    'Syp. Paracetamol 120mg/5ml 5ml QID x 3 days',
    { rx: ['Paracetamol 120 mg/5 ml Syrup|4|3|1|5 ml, four times a day'] },
  ],
  ['Syp PCM 5 ml SOS', { ask: ['Syp PCM'] }],
  [
    'Syp Azithral 200 5ml OD x 3d',
    { rx: ['Azithromycin 200 mg/5 ml Suspension|1|3|1|5 ml, once a day'] },
  ],
  [
    'Syp Ascoril LS 5 ml TDS x 5d',
    { elsewhere: ['Syp Ascoril LS – 5 ml, three times a day, for 5 days'] },
  ],
  ['Syp Ondem 2.5 ml BD x 2d', { rx: ['Ondansetron 2 mg/5 ml Syrup|2|2|1|2.5 ml, twice a day'] }],
  [
    'Syr Disodium Hydrogen Citrate 10 ml TDS x 5d',
    { rx: ['Disodium Hydrogen Citrate 1.4 g/5 ml Syrup|3|5|2|10 ml, three times a day'] },
  ],
  ['Otrivin nasal drops 2 drops TDS x 5d', { ask: ['Otrivin nasal drops'] }],
  [
    'Moxifloxacin eye drops 1 drop QID both eyes x 7d',
    { rx: ['Moxifloxacin 0.5% Eye Drops|4|7|1|1 drop, four times a day, both eyes'] },
  ],
  [
    'Refresh Tears 1 drop QID x 30d',
    { rx: ['Carboxymethylcellulose 0.5% Eye Drops|4|30|1|1 drop, four times a day'] },
  ],
  ['Candid cream L/A BD x 14d', { rx: ['Clotrimazole 1% Cream|2|14|1|Twice a day, on the skin'] }],
  [
    'Diclofenac gel local application TDS',
    { rx: ['Diclofenac 1% Gel|3|-|1|Three times a day, on the skin'] },
  ],
  ['T-Bact oint BD x 5d', { rx: ['Mupirocin 2% Ointment|2|5|1|Twice a day'] }],
  [
    'Asthalin inhaler 2 puffs SOS',
    { rx: ['Salbutamol 100 mcg Inhaler|-|-|1|2 puffs, when needed'] },
  ],
  [
    'Budecort inhaler 200 2 puffs BD x 30d',
    { rx: ['Budesonide 200 mcg Inhaler|2|30|1|2 puffs, twice a day'] },
  ],
  ['Inj Diclofenac 75 IM stat', { rx: ['Diclofenac 75 mg/3 ml Injection|1|1|-|At once, IM'] }],
  ['Inj Monocef 1 g IV BD x 3d', { rx: ['Ceftriaxone 1 g Injection|2|3|-|Twice a day, IV'] }],
  ['Inj TT 0.5 ml IM stat', { rx: ['Tetanus Toxoid 0.5 ml Injection|1|1|-|0.5 ml, at once, IM'] }],
  // Tests.
  ['CBC', { tests: [CBC] }],
  ['Adv CBC, LFT, KFT', { tests: [CBC, LFT, KFT] }],
  ['Adv: CBC LFT RFT HbA1c', { tests: [CBC, LFT, KFT, 'HbA1c'] }],
  ['Inv - FBS/PPBS, HbA1c, lipid profile', { tests: [FBS, PPBS, 'HbA1c', 'Lipid Profile'] }],
  ['Ix: BSL F/PP', { tests: [FBS, PPBS] }],
  ['send TFT and CBC', { tests: ['Thyroid Profile', CBC] }],
  ['Urine R/M, C/S', { tests: ['Urine Routine'], complaint: 'C/S' }],
  ['do CXR PA view', { tests: ['X-Ray Chest PA View'] }],
  ['USG abdomen', { tests: ['USG Abdomen'] }],
  ['Adv MRI brain', { noTests: ['MRI brain'] }],
  ['Get CBC + ESR + CRP', { tests: [CBC, 'ESR', 'CRP'] }],
  ['Repeat Hb after 1 month', { complaint: 'Repeat Hb after 1 month' }],
  [
    'Dengue NS1, MP smear, Widal',
    { tests: ['Dengue NS1 Antigen', 'Malaria Parasite Smear', 'Widal Test'] },
  ],
  ['S. creatinine & electrolytes', { tests: ['Serum Creatinine', 'Serum Electrolytes'] }],
  ['X-ray knee AP/Lat', { tests: ['X-Ray Knee AP/Lateral'] }],
  ['Vit D, Vit B12', { tests: ['Vitamin D (25-OH)', 'Vitamin B12'] }],
  // Complete notes.
  [
    'fever 3 days, cough\nAdv CBC, CXR\nTab Dolo 650 TDS x 3d\nTab Azee 500 OD x 3d',
    {
      complaint: 'fever 3 days, cough',
      tests: [CBC, 'X-Ray Chest PA View'],
      rx: [`${PCM650}|3|3|-|Three times a day`, `${AZI}|1|3|-|Once a day`],
    },
  ],
  [
    'Rx\n1. Tab Pan 40 1-0-0 AC x 5d\n2. Tab Zerodol P 1-0-1 PC x 5d\n3. Diclofenac gel LA TDS',
    {
      rx: [
        'Pantoprazole 40 mg Tablet|1|5|-|1-0-0, before food',
        'Aceclofenac 100 mg + Paracetamol 325 mg Tablet|2|5|-|1-0-1, after food',
        'Diclofenac 1% Gel|3|-|1|Three times a day, on the skin',
      ],
      complaint: 'Rx',
    },
  ],
  [
    'Tab PCM 500 1-0-1 x 3d, Tab Cetirizine 10 HS x 5d, CBC',
    { rx: [`${PCM500}|2|3|-|1-0-1`, `${CTZ}|1|5|-|At bedtime`], tests: [CBC] },
  ],
  ['Tab Pan 40 OD, before food, x 5 days', { rx: [`${PAN}|1|5|-|Once a day, before food`] }],
  [
    'Deepak,40,M,9811122233,loose motions,stool routine,\nCap Redotil 100 TDS x 3d; ORS SOS; Tab Norflox TZ BD x 3d',
    {
      patient: 'Deepak; 40; M; 9811122233',
      complaint: 'loose motions',
      tests: ['Stool Routine'],
      rx: [
        'Racecadotril 100 mg Capsule|3|3|-|Three times a day',
        'Oral Rehydration Salts WHO Formula Sachet|-|-|-|When needed',
        'Norfloxacin 400 mg + Tinidazole 600 mg Tablet|2|3|-|Twice a day',
      ],
    },
  ],
  [
    'throat pain 2 days\nO/E tonsils congested\nT. Augmentin 625 BD x 5d\nBetadine gargles TDS\nreview SOS',
    {
      complaint: 'throat pain 2 days\nO/E tonsils congested\nreview SOS',
      rx: [`${AUG}|2|5|-|Twice a day`],
      ask: ['Betadine gargles'],
    },
  ],
];

/** The catalogue for the corpus. */
export const CORPUS_TESTS = [
  CBC,
  'ESR',
  'CRP',
  FBS,
  PPBS,
  'Random Blood Sugar',
  'HbA1c',
  'Lipid Profile',
  LFT,
  KFT,
  'Thyroid Stimulating Hormone (TSH)',
  'Thyroid Profile',
  'Urine Routine',
  'Stool Routine',
  'Dengue NS1 Antigen',
  'Malaria Parasite Smear',
  'Widal Test',
  'Vitamin D (25-OH)',
  'Vitamin B12',
  'Serum Creatinine',
  'Serum Electrolytes',
  'Uric Acid',
  'Blood Group & Rh',
  'HBsAg',
  'HIV I & II',
  'Urine Pregnancy Test',
  'X-Ray Chest PA View',
  'X-Ray Knee AP/Lateral',
  'USG Abdomen',
  'ECG',
  '2D Echo',
  'Sputum AFB',
  'Haemoglobin',
  'Serum Ferritin',
  'RA Factor',
] as const;
