/** Notes of a busy practice, written without knowledge of the reader's code. The format is described in ../parse-notes.ts. */
export const FOURTH_DOCTOR = `
bukhar 4 din se, thand lagke. crocin 650 din me teen baar 3 din khane ke baad. malaria aur cbc karwao
+ Paracetamol 650|3|3|9|after food
~t Malaria Antigen
~t Malarial Parasite
t Complete Blood Count

anemia hb 7.2. orofer xt bd 1 mth, albendazole 400 stat, b12, iron studies, psmear, stool occult blood
~ Ferrous Ascorbate|2|30|60|*
+ Albendazole 400|*|*|1|*
t Vitamin B12
t Iron Studies
~t Peripheral
t Stool Occult

uri. cetzine 10 hs 5d. grilinctus 2 tsp tid 5 d. betadine gargle bd
+ Cetirizine 10|1|5|5|-
> grilinctus
~n betadine

c/o burning feet dm. methylcobal 1500 od 1 m, pregaba 75 hs 1m. hba1c creat. foot care
+ Methylcobalamin 1500|1|30|30|-
+ Pregabalin 75|1|30|30|-
t HbA1c
t Serum Creatinine
n foot care

pcm drops 100mg/ml 1 ml qid 3d wt 7 kg teething, dentogel avoid
~ Paracetamol 100 Drops|4|3|1|*
~n dentogel

oral ulcer. kenacort paste la tds 5d, becosules od 10d, no tobacco
~ Triamcinolone|3|5|1|*
~ Vitamin B Complex Tablet / Multivitamin Capsule|1|10|10|*
~n becosules
n tobacco

tab wysolone 40 od 5d then 30 x 5d then 20 x5d then 10x5d then stop. pan 40 od 20 d. rbs weekly
~ Prednisolone 20|*|*|*|*
+ Pantoprazole 40 Tablet|1|20|20|-
~t Random Blood Sugar

hypothyroid tsh 12. thyronorm increase 50 to 75 mcg od empty stomach 2 months. tsh after 6 wk
~ Levothyroxine 75|1|60|*|*
~t TSH

8 mth 8 kg diarrhoea some dehydration. ors 50 ml/kg over 4 hrs. zinc syp 20mg/5ml 5ml od 14 d. econorm sachet bd 3d. no loperamide
~ Oral Rehydration|*|*|*|*
~ Zinc 20 Syrup|1|14|2|*
~ Saccharomyces|2|3|6|*
n loperamide

vertigo. vertin 16 tds 5d, stemetil 5 sos, epley done. no ct needed
+ Betahistine 16|3|5|15|-
+ Prochlorperazine 5|sos|*|1|-
n ct

stop glimepiride. start sitagliptin 100 od x 30 days. continue metformin sr 1g bd x30
+ Sitagliptin 100|1|30|30|-
~ Metformin SR 1 g|2|30|60|-

herpes zoster t4. aciclovir 800 5 times a day 7 d. pregabalin 75 hs 14d. no topical
+ Aciclovir 800|5|7|35|-
+ Pregabalin 75|1|14|14|-

bph. urimax 0.4 hs 30d, psa usg kub, pvr. no finasteride for now
+ Tamsulosin 0.4|1|30|30|-
t PSA
~t Ultrasound Abdomen
n finasteride

cellulitis lt leg. inj ceftriaxone 1 g iv bd 3 days, linezolid 600 bd 7d, dolo 650 tds 3d. elevate leg. cbc rbs doppler
~ Ceftriaxone 1 g|2|3|6|*
+ Linezolid 600|2|7|14|-
+ Paracetamol 650|3|3|9|-
t Complete Blood Count
t Random Blood Sugar
t Doppler
n elevate leg

ANC 20 wks. fe folic 1 od, calcium 500 bd, x 3 months. tt inj. hb, urine rm, gtt, usg anomaly scan
~ Ferrous Ascorbate / Ferrous Sulphate|1|*|*|*
~ Calcium Carbonate 500|2|*|*|*
~ Tetanus|*|*|1|*
~t Haemoglobin
~t Urine Routine
~t Glucose Tolerance Test
~t Glucose Tolerance Test Pregnancy
~t Ultrasound Obstetric

gastroent. ondem 4 sl sos 4 tab, rifaximin 400 bd 3d, vizylac bd 5d, electral 4 pkt
~ Ondansetron 4 Tablet|*|*|4|*
+ Rifaximin 400|2|3|6|-
~ Lactobacillus|2|5|10|*
~ Oral Rehydration|*|*|4|*

new Ramu 45 m 9876543210 chest pain since morning ecg trop i stat ecosprin 300 chewed given atorva 80 given refer
t ECG
~t Troponin Card
~t Troponin Quantitative
p Ramu;45;M;9876543210

repeat glimepiride m2 for 2 months and check hba1c lipid profile after 2 months
~ Glimepiride 2 Metformin|*|*|*|*
~t HbA1c
~t Lipid

paracetmol 500 tds 3d, amoxycilin 500 tds 5 d, pantaprazole 40 od 5d, livocitrizine 5 hs 5d
+ Paracetamol 500 Tablet|3|3|9|-
+ Amoxicillin 500 Capsule|3|5|15|-
+ Pantoprazole 40 Tablet|1|5|5|-
+ Levocetirizine 5 Tablet|1|5|5|-

fungal nail. terbinafine 250 od 6 wks lft before. repeat lft after 6 wk
+ Terbinafine 250|1|42|42|-
~t Liver Function

malaria vivax +ve. chloroquine 250 4 tab day 1, 4 tab day 2, 2 tab day 3. primaquine 7.5 2 od 14d after g6pd
~ Chloroquine 250|*|3|10|*
~ Primaquine|*|14|28|*
t G6PD

migraine. naxdom 500 sos max 2/day, flunarizine 5 hs 1 mth, avoid chocolate
> naxdom
+ Flunarizine 5|1|30|30|-
n chocolate

kid 22 kg wt asthma acute. asthalin neb 2.5 3 times 20 min apart done. now levolin syp not available so salbutamol syp 5 ml tds 5 d, omnacortil syp 10 ml bd 3 d
~ Salbutamol 2 mg Syrup|3|5|1|*
~ Prednisolone 5 Syrup|2|3|1|*
~n levolin

patient has cough with expectoration for five days give tablet azithromycin five hundred once a day for three days syrup ambroxol ten ml three times a day for five days tablet levocetirizine at night for five days
+ Azithromycin 500|1|3|3|-
~ Ambroxol 30|3|5|2|*
+ Levocetirizine 5 Tablet|1|5|5|-

eye redness rt. moxicip e/d 1 drop 6 times x 5d rt eye, refresh tears qid x 1 mth. no steroid drops
~ Moxifloxacin 0.5%|*|5|1|*
~ Carboxymethylcellulose|4|30|*|*
n steroid drops

post op day 7 wound clean. dressing with betadine oint. t-bact la bd 5d. stitch removal today. tab chymoral forte tds 3d
~ Povidone-Iodine 5%|*|*|*|*
~ Mupirocin|2|5|1|*
> chymoral

TABLET PARACETAMOL 500MG THRICE DAILY FOR 5 DAYS, CAPSULE OMEPRAZOLE 20MG ONCE DAILY BEFORE BREAKFAST FOR 10 DAYS, CBC, LFT
+ Paracetamol 500 Tablet|3|5|15|-
+ Omeprazole 20|1|10|10|before breakfast
t Complete Blood Count
t Liver Function

tinea cruris. lulican cream od la 2 wk, cap itra 100 bd pc 2 wks, levocet 5 hs 10 d. keep dry. no steroid cream
~ Luliconazole|1|14|*|*
+ Itraconazole 100|2|14|28|after food
+ Levocetirizine 5 Tablet|1|10|10|-
n steroid cream

remove pan 40 from last order and add rabeprazole 20 od 10 days
+ Rabeprazole 20 Tablet|1|10|10|-

same rx 15 days. bp normal. no new complaints
~n same rx

gout. febuxostat 40 od 1 month start after 2 wks. colchicine 0.5 bd 5d. naproxen 500 bd pc 5d. s uric acid kft
~ Febuxostat 40|1|30|30|*
+ Colchicine 0.5|2|5|10|-
+ Naproxen 500|2|5|10|after food
t Serum Uric Acid
t Kidney Function

new Sunita Devi,34,f,9811122233,pcod irregular cycles,lh fsh prolactin tsh amh,usg pelvis,metformin 500 bd pc 1 month
+ Metformin 500 Tablet|2|30|60|after food
t LH
t FSH
t Prolactin
t TSH
t AMH
t Ultrasound Pelvis
p Sunita Devi;34;F;9811122233

loose motion ho raha hai kal se, 6-7 baar. zinc 20 od 14d. ors har motion ke baad. racecadotril 10 sachet tds 3d. stool r/m
~ Zinc Sulphate 20 / Zinc 20|1|14|*|*
~ Oral Rehydration|*|*|*|*
+ Racecadotril 10|3|3|9|-
t Stool Routine

inj tt 0.5 ml im stat, wound dressing done, amoxiclav 625 bd 5d, diclo 50 bd 3d pc, remove suture after 7 days
~ Tetanus|*|*|1|*
+ Amoxicillin 500 Clavulanic|2|5|10|-
+ Diclofenac Sodium 50|2|3|6|after food

parkinson. syndopa plus 1/2 tab tds 1 month, pacitane 2 half bd 1 month
~ Levodopa|*|30|45|*
~ Trihexyphenidyl|*|30|30|*
`;
