/** Held out: whole visits: patient details, reports, tests, advice and follow-up together. The format is described in ../parse-notes.ts. */
export const VISITS = `
new Ravi Kumar, 34, M, 9876543210, fever cough 3 days, nil, nil
p Ravi Kumar;34;M;9876543210

new Sunita Devi,52,F,9812345678,knee pain both,,DM 5 yrs
p Sunita Devi;52;F;9812345678

new Mohd Irfan 28 M fever chills 4 days mp, cbc, tab pcm 650 tds 3d
p Mohd Irfan;28;M;-
+ Paracetamol 650 Tablet|3|3
t Malarial
t CBC

45 M chest pain since morning
=

Backache 6 m, CBC
t CBC

Adv: CBC, ESR, CRP, RA factor, ANA, uric acid, X-ray both hands
t CBC
t ESR
t CRP
t Rheumatoid
t ANA
t Uric
~t Other Part

antenatal 12 wks: hb, blood group, hiv, hbsag, vdrl, tsh, urine r/m, usg obs, folic acid 5 od 30d
t Haemoglobin
t Blood Group
t HIV
t HBsAg
t VDRL
t TSH
t Urine Routine
t Ultrasound Obstetric
+ Folic Acid 5 Tablet|1|30

LFT,KFT,FBS,PPBS,HbA1c,Lipid,TSH,ECG
t LFT
t KFT
t Fasting Blood Sugar
t Post-Prandial
t HbA1c
t Lipid
t TSH
t ECG

pre op: cbc bt ct pt inr rbs hiv hbsag hcv ecg cxr
t CBC
t Bleeding
t Clotting
t INR
t Random Blood Sugar
t HIV
t HBsAg
t HCV
t ECG
t Chest

cough 3 wks wt loss evening fever: sputum afb x2, cxr pa, esr, mantoux, cbnaat
t Sputum for AFB
t Chest
t ESR
t Mantoux
t CBNAAT

white discharge pv itching: fluconazole 150 stat, candid v gel, pap smear, fbs
+ Fluconazole 150 Tablet|1|1
> candid
t Pap
t Fasting Blood Sugar

review after 5 days with reports
=

f/u after 1 wk, low salt diet, walk 30 min
=

BP 130/80 P 78 T 98.6 spo2 98 wt 64 kg
=

O/E chest clear, P/A soft, throat normal
=

prev hb 9.1, now hb 10.8. continue iron. rpt hb 1 mth
~t Haemoglobin

25/F LMP 12/9 UPT, USG pelvis
t Pregnancy
t Ultrasound Pelvis

Fever with rash 2d. CBC NS1 LFT. Dolo 650 1-1-1-1 x 3 days. ORS. Rest. Review 48h.
+ Paracetamol 650 Tablet|4|3
t CBC
t Dengue
t LFT
~ Oral Rehydration|*|*|*

Diabetic foot ulcer LT. Pus c/s, RBS, doppler LL. Tab Linezolid 600 BD x 10 days; Tab Pan 40 OD x 10 days; daily dressing
+ Linezolid 600 Tablet|2|10
+ Pantoprazole 40 Tablet|1|10
t Pus
t Random Blood Sugar
t Doppler

c/o hairfall fatigue, adv tsh vit d vit b12 ferritin cbc
t TSH
t Vitamin D
t B12
t Ferritin
t CBC

thyroid profile, s.creat, s.electrolytes, urine acr, usg whole abdomen
t Thyroid Profile (T3
t Creatinine
t Electrolytes
t Albumin Creatinine
t Ultrasound Abdomen

child 3y fever 5 d widal typhidot blood culture cbc urine
t Widal
t Typhidot
t Blood Culture
t CBC
~t Urine Routine

h/o seizures on levipil 500 bd. EEG, MRI brain plain
~n eeg

dolo650 tds 3d paracitamol not working earlier, brufen400 bd 3d pc, pantop40 od 3d ac
+ Paracetamol 650 Tablet|3|3
+ Ibuprofen 400 Tablet|2|3
+ Pantoprazole 40 Tablet|1|3

tab azithromicin 500 1od 3 days tab levocetrizine 1hs 5days tab amoxycilin 500 tds
+ Azithromycin 500 Tablet|1|3
+ Levocetirizine 5 Tablet|1|5
~ Amoxicillin 500 Capsule|3|-|*

telmisarten 40 od amlodipin 5 od atorvastatine 10 hs all 30 days
~ Telmisartan 40 Tablet|1|30
~ Amlodipine 5 Tablet|1|30
~ Atorvastatin 10 Tablet|1|30

metformine 500 bd 30d, glimipride 1mg od 30 d
+ Metformin 500 Tablet|2|30
+ Glimepiride 1 Tablet|1|30

pcm 1 tab tds 3 days
? pcm

xyz forte bd 5d
> xyz

vomiting+ loose motion+ tab norflox tz bd x5 ,sporlac ds tds x5
+ Norfloxacin 400 Tinidazole Tablet|2|5
> sporlac
`;
