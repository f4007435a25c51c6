/** Whole visits: patient details, reports, tests, advice and follow-up together. The format is described in ../parse-notes.ts. */
export const VISITS = `
new Lakshmi Nair, 41, F, 9447012345, giddiness 2 days, BP 150/90, HTN
p Lakshmi Nair;41;F;9447012345

new Arjun Singh 6 y m wt 18 kg fever 2 d syp pcm 250 5 ml tds 3 d
p Arjun Singh;6;M;-
+ Paracetamol 250 Syrup|3|3|1|-

new fever 3 days, body ache, dolo 650 tds 3 d
+ Paracetamol 650 Tablet|3|3||-

30/F amenorrhoea 2 m, upt, usg pelvis
t Pregnancy
t Ultrasound Pelvis

Headache 2 d, 5 m old baby at home, tab crocin 500 sos
+ Paracetamol 500 Tablet|sos|*|*|-

fever panel: cbc esr crp mp widal dengue urine rm
t CBC
t ESR
t CRP
~t Malarial
t Widal
t Dengue
t Urine Routine

cbc, lft, rft, rbs, lipid, tft, vit d, b12, urine routine, ecg, cxr, usg abd
t CBC
t LFT
t KFT
t Random Blood Sugar
t Lipid
t Thyroid Profile (T3
t Vitamin D
t B12
t Urine Routine
t ECG
t Chest
t Ultrasound Abdomen

s/o pcos: lh fsh prolactin tsh testosterone amh usg pelvis
t LH
t FSH
t Prolactin
t TSH
t Testosterone
t AMH
t Ultrasound Pelvis

fbs ppbs hba1c in 3 months
~t Fasting Blood Sugar
~t Post-Prandial
~t HbA1c

rv 3 d / sos if fever persists
=

adv walking 30 min daily, salt restriction, bp monitoring
=

T 100.4 P 96 BP 110/70 spo2 97% RR 20
=

ecg nsr, cxr nad
=

SGPT 89, bilirubin 2.1, HBsAg neg. repeat lft 1 wk, udiliv 300 bd 15d
+ Ursodeoxycholic 300 Tablet|2|15||-
~t LFT

jaundice 5d: lft, hbsag, anti hcv, hav igm, hev igm, pt inr, usg abdomen
t LFT
t HBsAg
t HCV
t Hepatitis A
t Hepatitis E
t INR
t Ultrasound Abdomen

joint pains small joints 3 m morning stiffness ra factor anti ccp esr crp uric acid. hcqs 200 od 30 d
t Rheumatoid
t Anti-CCP
t ESR
t CRP
t Uric
+ Hydroxychloroquine 200 Tablet|1|30||-

chest pain: ecg, trop i, ckmb, 2d echo
t ECG
t Troponin I
t CK-MB
t 2D

swelling leg rt: doppler, d dimer
t Doppler
t D-Dimer

paracitamol 650 tds 3d, azithromicin 500 od 3d, pantaprazole 40 od 5d
+ Paracetamol 650 Tablet|3|3
+ Azithromycin 500 Tablet|1|3||-
+ Pantoprazole 40 Tablet|1|5

cetrizine 10 hs 5d, amoxycillin 500 tds 5d, ibuprofin 400 tds 3d
+ Cetirizine 10 Tablet|1|5
+ Amoxicillin 500 Capsule|3|5||-
+ Ibuprofen 400 Tablet|3|3

ciprofloxacine 500 bd 5 d + metronidazol 400 tds 5 d
+ Ciprofloxacin 500 Tablet|2|5
+ Metronidazole 400 Tablet|3|5||-

losarton 50 od, rosuvastatine 10 hs, 1 month
~ Losartan 50 Tablet|1|30
~ Rosuvastatin 10 Tablet|1|30

dolo
? dolo

tab abc plus od 10d
> abc

azee 500
? azee

Fever, cough. Tab Azithro 500 mg OD × 3 days. Tab Paracetamol 650 mg TDS × 3 days. Syp Ascoril D 10 ml TDS × 5 days. CBC, CXR. Review after 3 days.
+ Azithromycin 500 Tablet|1|3||-
+ Paracetamol 650 Tablet|3|3||-
> ascoril
t CBC
t Chest

k/c/o asthma acute exacerbation spo2 93 neb duolin stat x 2, tab medrol 16 od 5 d, azee 500 od 5d, seroflo 250 bd, cxr, pft
~ Levosalbutamol 1.25 Ipratropium|*|*|*|-
+ Methylprednisolone 16 Tablet|1|5||-
+ Azithromycin 500 Tablet|1|5||-
~n seroflo
t Chest
t Spirometry

anc 28 wks hb ogtt urine rm usg growth scan tab calcium 500 bd 30d iron od 30 d
t Haemoglobin
~t Tolerance
t Urine Routine
~t Obstetric
~ Calcium Carbonate 500 Tablet|2|30
~n iron

rta abrasion knee tt stat, soframycin la bd, augmentin 625 bd 5d, xray knee ap lat
~ Tetanus Toxoid|1|1||-
~ Framycetin 1% Cream|2|-|1|on the skin
+ Amoxicillin 500 Clavulanic Tablet|2|5||-
t Knee

Mrs. Fatima 60 yrs known DM HTN. Rpt: Glycomet GP 1 1-0-1, Telma 40 1-0-0, Ecosprin 75 0-1-0, Atorva 10 0-0-1 x 30 days. Adv FBS PPBS
~ Glimepiride 1 Metformin Tablet|2|30
~ Telmisartan 40 Tablet|1|30
~ Acetylsalicylic 75 Enteric Tablet|1|30
+ Atorvastatin 10 Tablet|1|30||-
t Fasting Blood Sugar
t Post-Prandial

ecg st depression v4-v6, tab ecosprin 150 stat
+ Acetylsalicylic 150 Enteric Tablet|1|1||-

thyroid pt, tsh 3.2 normal
=
`;
