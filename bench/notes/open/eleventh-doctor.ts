/** Notes of an eleventh doctor, written before the rules were read. The format is described in ../parse-notes.ts. */
export const ELEVENTH_DOCTOR = `
sore throat azithro 500 od 3d warm saline gargle tds temp 99.8 pulse 92
+ Azithromycin 500|1|3||-
n gargle

htn telma 40 od 30d less salt bp 156/94 pulse 80 ecg
+ Telmisartan 40 Tablet|1|30||-
n less salt
n bp 156/94
t ECG

backache zerodol p bd pc 5d bed rest hot fomentation no lifting weights
+ Aceclofenac 100 Paracetamol 325 Tablet|2|5||after food
n bed rest
n fomentation

dysmenorrhea meftal spas sos max 3 a day 9 tabs after food
+ Dicyclomine 20 Mefenamic|sos|*|9|*

fever since yesterday dolo 650 tds 3d cbc
+ Paracetamol 650 Tablet|3|3||-
t CBC

fever 4 days took crocin from chemist no relief cbc mp dengue panel
t CBC
t Malarial
t Dengue

high fever rash joint pain dengue panel platelet count pcm 650 qid 3d no nsaids
t Dengue
t Platelet
+ Paracetamol 650 Tablet|4|3||-

dm2 mixtard 30/70 20-0-14 units 30d insulin syringe 30 nos fbs ppbs next visit
~ Insulin 30/70|*|30|3|*
+ Insulin Syringe|*|*|30|*
~t Fasting Blood
~t Post-Prandial

wound dressing gauze swab 5 nos betadine oint bd la 7d tt stat
~ Sterile Gauze|*|*|5|*
+ Povidone-Iodine 5% Ointment|2|7|1|*
~ Tetanus Toxoid|1|1|1|*

khujli cetirizine 10 raat ko 7 din calamine din me do baar lagaye
+ Cetirizine 10 Tablet|1|7||-
~ Calamine|2|*|*|*

bukhar badan dard dolo 650 subah dopahar raat 3 din aaram kare paani piye
+ Paracetamol 650 Tablet|3|3||-
n paani piye

hypothyroid tsh 9 thyronorm increase from 50 to 75 od 60 days empty stomach
~ Levothyroxine 75|1|60||*

amoxyclav 625 1 morning 1 night 5 days after food pan 40 1 morning 5 days
+ Amoxicillin 500 Clavulanic|2|5||*
~ Pantoprazole 40 Tablet|1|5||*

glimepiride 2 mg 1 morning half night 30 days
~ Glimepiride 2 Tablet|*|30||*

wt 11 kg fever 2d pcm 120 syp 7 ml tds 3d tepid sponging no cold drinks
+ Paracetamol 120 Syrup|3|3|*|*
n sponging

9 months 8 kg cold nasal saline drops 2 drops each nostril tds 5d pcm drops 1.2 ml sos
~ Sodium Chloride 0.65%|3|5|1|*
+ Paracetamol 100 mg/ml Drops|sos|*|1|*

2yr 12 kg vomiting emeset syp 2.5 ml tds 1d ors small sips no solid food 4 hrs
+ Ondansetron 2|3|1|1|*
~ Oral Rehydration|*|*|*|*

4yr 15kg ear pain cefpodox 50 5ml bd 7d ibugesic 5 ml tds 2d no water in ear
+ Cefpodoxime 50|2|7|*|*
~ Ibuprofen 100 mg/5|3|2|1|*

asthma foracort 200 2 puffs bd 1 month rinse mouth after use asthalin inhaler 2 puffs sos
+ Formoterol 6 Budesonide|2|30|*|*
+ Salbutamol 100 mcg Inhaler|sos|*|1|*

copd budecort 200 1 puff bd 30d duolin respules bd 5d stop smoking spo2 93
+ Budesonide 200 mcg Inhaler|2|30|1|*
~ Levosalbutamol 1.25 Ipratropium|2|5||*
n stop smoking

dry eyes cmc eye drops 1 drop qid 30d less screen time
+ Carboxymethylcellulose|4|30|*|*
n screen time

wysolone 20 od 5d then 10 od 5d then 5 od 5d then stop bp 120/80
~ Prednisolone 20|1|5||*
~ Prednisolone 10|1|5||*
~ Prednisolone 5 mg Tablet|1|5||*

prednisolone 40 mg x 3 days 20 mg x 3 days 10 mg x 3 days pan 40 od 9 days
~ Prednisolone 20|*|*|*|*
~ Prednisolone 10|*|*|*|*
~ Prednisolone 20|*|*|*|*
~ Pantoprazole 40 Tablet|1|9||*

stop amlodipine ankle swelling start telma 40 od 30d kft
+ Telmisartan 40 Tablet|1|30||-
t Kidney

hold clopilet 5 days before dental extraction no aspirin amox 500 tds 5d
+ Amoxicillin 500 Capsule|3|5||-

no fever no vomiting appetite ok bp 118/76 reassured no medicines
=

not taking metformin regularly sugar 280 diet advised hba1c
t HbA1c

not a diabetic no htn c/o knee pain etoricoxib 60 od 5d xray knee
+ Etoricoxib 60|1|5||-
t X-Ray Knee

no allergy to penicillin amox 500 tds 7d
+ Amoxicillin 500 Capsule|3|7||-

tablet amlodipine five milligram once daily for thirty days reduce salt blood pressure one fifty by ninety
+ Amlodipine 5 Tablet|1|30||-

knee pain 1 yr shelcal 500 1-0-0 30d zerodol sp 1-0-1 5d quadriceps exercise xray knee ap lat wt 84
+ Calcium Carbonate 500|1|30||-
+ Aceclofenac Paracetamol Serratiopeptidase|2|5||-
n exercise
t X-Ray Knee

pet saaf nahi hota lactulose 15 ml raat ko 10 din paani zyada piye
+ Lactulose|1|10|*|*
n paani zyada

chakkar aa rahe vertin 16 subah dopahar shaam 7 din bp 110/70
+ Betahistine 16|3|7||-
n bp 110/70

scabies permethrin 5% crm neck to toe overnight stat levocet 5 hs 10d treat family members boil clothes
~ Permethrin 5%|*|*|*|*
+ Levocetirizine 5 Tablet|1|10||-

anc 24 wks hb 9 orofer xt 1-0-1 30d shelcal 500 od 30d ogtt tt given bp 110/70
+ Ferrous Ascorbate|2|30||-
+ Calcium Carbonate 500|1|30||-
~t Glucose Tolerance Test in Pregnancy
~t Glucose Tolerance Test (GTT)

anxiety propranolol 10 bd 15d sos extra 1 tab max 3 per day
~ Propranolol 10|*|15|*|*

dog bite arv 0 3 7 14 28 tt stat augmentin 625 bd 5d wash wound
~ Rabies|*|*|5|*
~ Tetanus Toxoid|1|1|1|*
+ Amoxicillin 500 Clavulanic|2|5||-
n wash wound

pedal edema lasix 40 1-0-0 7d salt restriction s. creat s. electrolytes 2d echo bp 142/88 wt 68
+ Furosemide 40|1|7||-
n salt restriction
t Serum Creatinine
t Serum Electrolytes
t 2D Echo

mouth ulcer b complex od 10d triamcinolone paste la tds 5d no tobacco no spicy food
+ Vitamin B Complex Tablet|1|10||-
~ Triamcinolone|3|5|1|*
n tobacco

heartburn rablet d od ac 10d head end elevation endoscopy if no relief
~ Rabeprazole 20 Domperidone|1|10||before food
n head end elevation
`;
