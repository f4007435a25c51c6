/**
 * Notes of a seventh doctor, written before the rules were read: a loading dose, a vaccine's days, a word
 * to avoid behind a drug, and days misspelt. The format is described in ../parse-notes.ts.
 */
export const SEVENTH_DOCTOR = `
fevr bodyache 2 dys tab pcm650 tds x3dys tab citrzn 10 hs x 5 dys ors avoid cold water
+ Paracetamol 650|3|3||-
~ Cetirizine 10|1|5||*
~ Oral Rehydration|*|*|*
n avoid cold water

dog bite lt leg cat 3 arv d0 d3 d7 d14 d28 tt stat wound washd augmentin 625 1 bd x7dys
~ Rabies|*|*|*
~ Tetanus|*|*|*
+ Amoxicillin 500 Clavulanic|2|7||-

azithro 500 stat then 250 od x4d sore throat tonsils ++ gargle
~ Azithromycin 500|1|1|1|*
~ Azithromycin 250|1|4||*

dm2 gp 2 od ac galvus met 50/500 bd pc x 30 days hba1c fbs
? gp 2
~ Vildagliptin 50 Metformin|2|30||*
t HbA1c
t FBS

2 yr 11 kg cold cough nose block nasoclear drops 2 drop bn qid 5d syp maxtra 2.5 ml bd 5d no antibiotic steam
~ Sodium Chloride 0.65|*|5|*|*
> maxtra

inj mixtard 30/70 14 u mng 8 u night x 1mth gluc strips stop glimy m2 rbs today 312 fbs ppbs after 1wk
~ Insulin Human 30/70|*|*|*
~n gluc
~t FBS
~t PPBS

asthma on n off seroflo 125 2 puf bd rinse mouth x 2mth asthalin inh 2 puf sos pft cxr avoid dust n pets
~ Salmeterol|*|*|*
~ Salbutamol 100 mcg Inhaler|*|*|*
t Spirometry
t X-Ray Chest

3 din se bukhar sar dard ulti dolo 650 din me teen bar 3 din emeset 4 khana khane se pehle din me 2 bar 2 din thanda pani band karo cbc widal karwana
+ Paracetamol 650|3|3||*
+ Ondansetron 4 Orally|2|2||before food
n thanda pani band karo
t CBC
t Widal

bp badha hua hai 160/100 telma40 band karo telma h subah ek 1 mahina namak kam kft ecg
+ Telmisartan 40 Hydrochlorothiazide|1|30||*
t KFT
t ECG

gouty attack rt toe zerodol p bd 5d colchicin 0.5 bd 5d febutaz 40 od start after 2 wks uric acid
+ Aceclofenac Paracetamol|2|5||-
+ Colchicine 0.5|2|5||-
? febutaz
t Uric Acid

patient is having burning micturition since three days advised urine routine and culture tablet norflox four hundred twice a day for five days syrup alkasol two teaspoon three times a day in a glass of water
+ Norfloxacin 400 Tablet|2|5||-
~ Disodium Hydrogen Citrate|*|*|*
t Urine Routine
t Urine Culture

urti no need of antibiotic only cetcip 10 hs 3d n sinarest bd 3d steam inhaltion
~ Cetirizine 10|1|3||*
~ Paracetamol Phenylephrine|2|3||*

rpt last rx x 1mth except stop ecosprin gi upset start clopilet 75 od x30d pan 40 od ac x30d
~n last rx
+ Clopidogrel 75 Tablet|1|30||-
+ Pantoprazole 40 Tablet|1|30||*

piles bleeding constipatn syp duphlac 20ml hs x10d tab daflon 500 bd x10d anovate oint la bd sitz bath high fibre diet
~ Lactulose|1|10|*|*
> daflon
> anovate

scabies whole family permethrin crm neck to toe over nite rpt aftr 1 wk tab ivermectin 12 stat rpt after 1wk atarax 25 hs x7d wash clothes hot water
~ Permethrin 5|*|*|*
~ Ivermectin 12|*|*|*
+ Hydroxyzine 25|1|7||-

vertigo since mrng vertin16 tds x5d stemetil 5 tds sos x 6 tabs no driving
+ Betahistine 16|3|5||-
~ Prochlorperazine|*|*|6

anaemia hb 7.8 orofer xt 1 od x 3mth after food avoid tea deworm zentel 400 single dose at nite cbc retic ferritin
+ Ferrous Ascorbate|1|90||*
~ Albendazole 400|1|1|1
t CBC
t Reticulocyte
t Ferritin

pt on warf 5 for af inr 2.4 continue same warf 5 od x30d inr monthly no nsaids
~ Warfarin 5|1|30||*
~t Prothrombin

6 mth 7kg loose motn 8 times no blood zinc syp 2.5 ml od x14d ors 50 ml after each stool continue breastfeeding no racecadotril danger signs explaind
~ Zinc 20 mg/5 ml Syrup|1|14|*|*
~ Oral Rehydration|*|*|*

new sunita devi 34/f 9822334455 wht discharge itching candid v6 pv hs x6d flucon150 stat tab metro 400 tds x5d partner rx also no intercourse
~ Clotrimazole 100 Vaginal|1|6||*
~ Fluconazole 150|1|1|1|*
+ Metronidazole 400|3|5||-
p sunita devi;34;F;9822334455
`;
