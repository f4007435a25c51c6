/**
 * Notes of a fifth doctor, written before the rules were known: one line, few commas, misspelt,
 * dictated and Hinglish. The format is described in ../parse-notes.ts.
 */
export const FIFTH_DOCTOR = `
fevr 4 din se body pain no cough dolo 650 tds 5d pan 40 od bbf 5d cbc typhidot rev sos
+ Paracetamol 650|3|5||-
+ Pantoprazole 40 Tablet|1|5||before breakfast
t CBC
t Typhidot

c/o burning mict 2 days freq++ no fever nitrofurantoin 100 bd 5 days after food alkasol 10 ml tds in water 5 days urine r/m c/s plenty fluids
+ Nitrofurantoin 100|2|5||after food
~ Disodium Hydrogen Citrate|3|5|*|*
t Urine Routine
t Urine Culture

2 yr 11 kg cold running nose fever 100 since yday calpol 120 5 ml q6h x 3d saline nasal drop 2 drop each nostril tds no antibiotic now
+ Paracetamol 120 Syrup|4|3|*|*
~ Sodium Chloride 0.65|3|*|*|*

baby 8 mth 7.5 kg loose motion 8 times since morning ors sip sip zinc 20 half tab od 14 days econorm sachet bd 3 days no racecadotril
~ Oral Rehydration|*|*|*
~ Zinc Sulphate 20 / Zinc 20 mg/5 Syrup|*|14|*
~ Saccharomyces|2|3

dm on mixtard 30/70 24-0-16 fbs 210 inc to 28-0-18 for 1 month with insulin syringe 30 cont glycomet 500 bd 30d
~ Insulin Human 30/70|*|30|*
~ Insulin Syringe|*|*|*
~ Metformin 500 Tablet|2|30||-

copd acute exac levolin mdi 2 puff qid with spacer 1 mth tiova rotacap od 30 days omnacortil 20 od 5d azee 500 od 5 d spo2 94
~ Levosalbutamol 50 Inhaler|*|*|*
~ Spacer|*|*|*
~ Tiotropium|1|30|*
+ Prednisolone 20|1|5||-
+ Azithromycin 500|1|5||-

rt eye red watering discharge since 2d moxicip e/d 1 drop 6 times a day 5 days refresh tears qid 2 wk dont rub
~ Moxifloxacin 0.5|*|5|*
~ Carboxymethylcellulose|4|14|*

wysolone 30 od 5 days 20 od 5 days 10 od 5 days then off pan 40 od 15 days ac
? wysolone
+ Pantoprazole 40 Tablet|1|15||*

cough since starting enalapril stop enalapril start telma 40 od 30 days rft after 2 wk bp chart
+ Telmisartan 40 Tablet|1|30||-
~t KFT

bp 130/80 sugar ok rpt same medicines 2 months next visit hba1c lipid
~n same
~t HbA1c
~t Lipid Profile

no h/o dm htn tb. no drug allergy. tinea groin 1 mth luliconazole cream bd 4 wks itraconazole 100 bd 2 wks avoid steroid creams like betnovate
~ Luliconazole|2|28|*
+ Itraconazole 100|2|14||-

pet me jalan khatti dakar 1 mahine se pan d subah khali pet 14 din gelusil 2 chammach khana ke baad 7 din mirch masala band
+ Pantoprazole Domperidone|1|14||*
~n gelusil

ghutne me dard dono 6 mahine se seedhi chadhne me dikkat hifenac p 1 subah 1 raat 5 din khane ke baad shelcal 500 roz 1 3 mahine xray knee vit d
+ Aceclofenac 100 Paracetamol 325 Tablet|2|5||*
+ Calcium Carbonate|1|90||-
t X-Ray Knee
t Vitamin D

patient has fever and sore throat for two days start tablet augmentin six twenty five twice daily for five days and tablet paracetamol six fifty thrice daily for three days and warm saline gargles
+ Amoxicillin 500 Clavulanic|2|5||-
+ Paracetamol 650|3|3||-

advise fasting sugar lipid profile and thyroid start atorvastatin ten milligram at bedtime for one month and recheck after a month
+ Atorvastatin 10|1|30||-
t Fasting Blood Sugar
t Lipid Profile
~t Thyroid Profile
~t TSH

tab azithromicin 500 1 od 3 dys tab levocetrizine 5 hs 5 dys syp ambroxil 5ml tds
+ Azithromycin 500|1|3||-
+ Levocetirizine 5 Tablet|1|5||-
~ Ambroxol 30|3|*|*

migrain rt side vomting naprosyn 500 stat then bd sos 10 tab flunarizin 10 hs 1 mnth domstal 10 tds 2d
~ Naproxen 500|*|*|10
~ Flunarizine 5|*|30|60
+ Domperidone 10|3|2||-

Rx 1) cap itrac 200 od x7 2) tab levocet 5 hs x7 3) ketocon shampoo twice wkly x4 wk
+ Itraconazole 200|1|7||-
+ Levocetirizine 5 Tablet|1|7||-
~ Ketoconazole Shampoo|*|*|*

g2p1 14 wk nausea ++ doxinate 2 hs 15 days folvite 5 od 30 d no iron till 16wk ogtt hb hiv hbsag vdrl urine r/m
+ Doxylamine|2|15||-
+ Folic Acid 5|1|30||-
~t Glucose Tolerance Test GTT
~t Glucose Tolerance Test in Pregnancy
t Haemoglobin
t HIV
t HBsAg
t VDRL
t Urine Routine

scabies whole family permethrin 5 cream overnight neck to toe repeat after 1 week ivermectin 12 stat repeat day 8 hydroxyzine 25 hs 7d
~ Permethrin 5 Cream|*|*|*
~ Ivermectin 12|*|*|*
+ Hydroxyzine 25|1|7||-

thyronorm 50 se 75 karo khali pet 2 mahine tsh 6 hafte baad
~ Levothyroxine 75|1|60|*
~t TSH

lt ear wax seen no perforation paradichlorobenzene ear drops 3 drop tds 5 days then syringing
~ Paradichlorobenzene|3|5|*

acute ge inj emset 4 mg iv stat ns 500 iv 1 bottle then tab emset 4 sos 6 tab cipro 500 bd 3 d
~ Ondansetron 4 Injection|*|*|1
~ Sodium Chloride 0.9|*|*|1
~ Ondansetron 4 Orally|sos|*|6
+ Ciprofloxacin 500|2|3||-

angina stable ecosprin av 75/10 hs sorbitrate 5 sl sos 10 tabs metolar xr 25 od 1 mth ecg 2d echo tmt
> ecosprin av
~ Isosorbide Dinitrate|sos|*|10
+ Metoprolol 25|1|30||-
t ECG
t 2D Echocardiography
t Treadmill

depression 2 mth sleep poor nexito 5 od 1 wk then 10 od 3 wks clonotril 0.5 hs sos 10 only
~ Escitalopram 5|1|7
~ Escitalopram 10|1|21
~ Clonazepam|*|*|10

child 18 kg uti cefixime 8 mg/kg/d in 2 div 7 days syp meftal p 5 ml sos urine cs
? cefixime
~ Mefenamic 100 Suspension|sos|*|*
t Urine Culture

wt 6 kg 5 mth cough cold no distress pcm drops 0.6 ml 6 hrly sos nasoclear drops tds steam no
~ Paracetamol 100 Drops|*|*|*
~ Sodium Chloride 0.65|3|*|*

gout rt big toe ua 9.2 colchicine 0.5 bd 5 d etoricox 90 od 5 d febuxostat 40 start after 2 wks not now
+ Colchicine 0.5|2|5||-
+ Etoricoxib 90|1|5||-
~n febuxostat

nebulise now with duolin 1 resp + budecort 1 resp then seroflo 125 2 puffs bd spacer review 1 wk
~ Levosalbutamol Ipratropium|*|*|*
~ Budesonide 0.5|*|*|*
~ Salmeterol|*|*|*
~ Spacer|*|*|*

pt took crocin and combiflam at home 2 days no relief today give dolo 650 qid 2 d ns1 plt
+ Paracetamol 650|4|2||-
t Dengue
t Platelet
`;
