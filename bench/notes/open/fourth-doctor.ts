/** Notes of a busy practice, written without knowledge of the reader's code. The format is described in ../parse-notes.ts. */
export const FOURTH_DOCTOR = `
LBP 1 month. no red flags. tab etoshine 90 od pc x 5d, tab myoril 4 bd x 5d, gel volini la bd. xray ls spine ap lat
+ Etoricoxib 90|1|5|5|after food
~ Thiocolchicoside|2|5|10|*
~ Diclofenac 1% Gel|*|*|1|*
~n volini
t X-Ray Lumbar

acne gr 2. doxy 100 od pc 1 mth, clindac a gel am, adaferin gel hs, sunscreen. no oily cosmetics
+ Doxycycline 100|1|30|30|after food
~ Clindamycin 1% Gel|*|*|1|*
~ Adapalene|*|*|1|*
~n sunscreen
n cosmetics

dandruff. ketoconazole shampoo twice a week 4 wk. cetirizine not tolerated
~ Ketoconazole 2% Shampoo|*|*|*|*

bachcha 14 kg khansi jukam. syp ascoril ls 5ml tds 5d, syp sinarest 5 ml tds 5d, nasoclear drops 2 drop both nostril sos
> ascoril
> sinarest
~ Sodium Chloride 0.65%|*|*|1|*

dog bite cat 3. arv day 0 3 7 14 28. tt. wash with soap 15 min. augmentin 625 bd 5 d. rig refer
~ Rabies|*|*|*|*
~ Tetanus|*|*|1|*
+ Amoxicillin 500 Clavulanic|2|5|10|-
n soap

dr sharma advised angio, pt unwilling. continue same for 1 month. clopilet a od. nitrocontin 2.6 bd 1 mth. 2d echo
~ Clopidogrel Acetylsalicylic|1|*|*|*
~ Glyceryl Trinitrate|2|30|*|*
t 2D Echo

baby 5kg 3 months cold. saline drops 2 drops each nostril before feeds. no cough syrup. warn signs explained. d drops 400 iu 1 ml od 2 months
~ Sodium Chloride 0.65%|*|*|1|*
~ Colecalciferol Drops|1|60|*|*
n cough syrup

wt 10 kg. fever 2 days. syp calpol 120 7.5 ml q6h sos x3d. no antibiotic reqd. review if fever > 3d
~ Paracetamol 120 Syrup|*|*|*|*
n antibiotic

menorrhagia. trapic mf tds x5d. cbc tsh pt inr
+ Tranexamic Mefenamic|3|5|15|-
t Complete Blood Count
t TSH
t Prothrombin

asthma. foracort 200 2 puff bd with spacer 1 month, asthalin inhaler 2 puff sos. t. montek lc hs 10d
~ Formoterol 6 Budesonide|*|30|1|*
~ Salbutamol 100 mcg Inhaler|*|*|1|*
~ Spacer|*|*|1|*
+ Levocetirizine 5 Montelukast 10|1|10|10|-

depression. s-citalopram 5 mg od 1 wk then 10 mg od 3 wks. clonazepam 0.25 hs sos. no suicidal ideas
~ Escitalopram 5|1|*|*|*
~ Escitalopram 10|1|*|*|*
~ Clonazepam 0.5|*|*|*|*

inj mixtard 30/70 20 u morning 10 u night before food 1 month. syringe 30 nos. hba1c
~ Insulin Human 30/70|*|30|3|*
~ Insulin Syringe|*|*|30|*
t HbA1c

fever c chills 3d, b/l headache, no rash. adv cbc, mp, dengue ns1. t. pcm 650 1-1-1 x 3d, t. pan 40 1-0-0 x 3d, ors sos
+ Paracetamol 650|3|3|9|-
+ Pantoprazole 40 Tablet|1|3|3|*
~ Oral Rehydration|*|*|*|*
t Complete Blood Count
~t Malarial Parasite
t Dengue NS1

ear wax lt. waxolve 3 drops tds 5 d then syringing. no water in ear
~ Paradichlorobenzene|3|5|1|*
~n waxolve

dysmenorrhoea. meftal 500 tds pc 3d during periods. usg pelvis. upt neg
~ Mefenamic 500 Tablet|3|3|9|*
t Ultrasound Pelvis

stop amlodipine five start telmisartan forty once daily in the morning for thirty days and check creatinine and electrolytes
+ Telmisartan 40 Tablet|1|30|30|*
t Serum Creatinine
t Serum Electrolytes

dawai se ulti ho gayi isliye metformin band. vildagliptin 50 do baar 1 mahine ke liye
+ Vildagliptin 50 Tablet|2|30|60|-

pregnancy 8 wk vomiting. doxinate 1-0-2 x 10 d, folvite 5 od 1 m. no nsaids. usg. blood gp hiv hbsag vdrl hb
~ Doxylamine|3|10|30|*
+ Folic Acid 5|1|30|30|-
~t Ultrasound Obstetric
~t Ultrasound Pelvis
t Blood Group
t HIV
t HBsAg
t VDRL
t Haemoglobin
n nsaids

f/u typhoid day 5. afebrile. cefixime 200 bd complete 14 days total i.e. 9 more days. cbc rpt
~ Cefixime 200 Tablet|2|9|18|*
t Complete Blood Count

worms. bandy plus stat. tab? no. syp albendazole 10ml hs once, repeat after 2 wks
~ Albendazole 200 Suspension|*|*|*|*
~n bandy

bp 170/100. amlong 5 od. recheck 1 wk. lipid kft urine acr ecg. salt restriction
~ Amlodipine 5 Tablet|1|*|*|*
t Lipid Profile
t Kidney Function
t Urine Albumin Creatinine
t ECG
n salt

allergic to sulpha and brufen. toothache lower rt molar. amoxyclav 625 tds 5d, pcm 650 sos, metrogyl 400 tid 5d. ref to dentist
+ Amoxicillin 500 Clavulanic|3|5|15|-
+ Paracetamol 650|sos|*|1|-
+ Metronidazole 400|3|5|15|-

bp ki dawai band mat karo. amlodipine 5 roz subah 1 mahina. namak kam
+ Amlodipine 5 Tablet|1|30|30|*
n namak

bp meds over. telma h od 30, atorva 20 hs 30, ecosprin av hs 30
+ Telmisartan Hydrochlorothiazide|1|30|30|-
+ Atorvastatin 20|1|30|30|-
> ecosprin

scabies whole family. permethrin 5% neck to toe at night once rpt after 1 wk. ivermectin 12 stat rpt after 7 days. atarax 25 hs 7d
~ Permethrin 5%|*|*|*|*
~ Ivermectin 12|*|*|*|*
+ Hydroxyzine 25|1|7|7|-

OA knee b/l. shelcal 500 od 2 m, collagen od 2 months, ultracet bd 5d sos. xray knee. physio
~ Calcium Carbonate 500|1|60|60|*
> collagen
~ Tramadol 37.5|*|*|*|*
t X-Ray Knee
n physio

pneumonia rt lower zone on cxr. augmentin 625 tds x 7 d + azithro 500 od x 5d + mucinac 600 bd x 5d. spo2 96. crp, sputum afb
+ Amoxicillin 500 Clavulanic|3|7|21|-
+ Azithromycin 500|1|5|5|-
+ Acetylcysteine 600|2|5|10|-
t C-Reactive
t Sputum AFB

cipro 500 1 bd 5 days metro 400 1 tds 5 days cyclopam 1 sos 5 tablets probiotic
+ Ciprofloxacin 500|2|5|10|-
+ Metronidazole 400|3|5|15|-
~n cyclopam
~ Dicyclomine 10 Tablet|*|*|5|*
~n probiotic

increase telma 40 to 80 od 30d, rest same
~ Telmisartan 80|1|30|30|-

pet dard, gas. pan d subah khali pet 10 din, meftal spas jab dard ho 6 tab
~ Pantoprazole 40 Domperidone|1|10|10|on an empty stomach
~ Dicyclomine 20 Mefenamic|*|*|6|*

already on amlo 5 and atorva 10 from outside. sugar 240. start glycomet 500 sr bd 15d. fbs pp after 15d
~ Metformin SR 500|2|15|30|-
~t Fasting Blood Sugar
~t Post-Prandial

epilepsy on valparin. no fits 6 m. valproate cr 500 bd 2 mths, lft, avoid driving
+ Sodium Valproate CR 500|2|60|120|-
t Liver Function
n driving

chickenpox 9 y 28 kg. acyclovir 400 qid 5 d, calamine la tds, atarax 10 hs 5d, no aspirin, isolate
+ Aciclovir 400|4|5|20|-
~ Calamine|3|*|1|*
+ Hydroxyzine 10|1|5|5|-
n aspirin

lantus 12 units hs x 30 days plus glimisave m2 1 bd ac x 30d
~ Insulin Glargine|*|30|2|*
~ Glimepiride 2 Metformin|2|30|60|before food

ghutne me dard. zerodol p subah shaam khane ke baad 5 din, gel lagana raat ko. wajan kam karo
+ Aceclofenac 100 Paracetamol 325 Tablet|2|5|10|after food
~n gel
n wajan

6 yr 20kg tonsillitis. syp augmentin duo 5 ml bd 7d. syp ibugesic plus 7.5 ml tds 3 d pc. cbc
~ Amoxicillin 200 Clavulanic 28.5|2|7|3|*
~ Ibuprofen 100 Paracetamol 162.5|3|3|2|*
t Complete Blood Count

tab dolo 650 1 tds x 3d nahi chahiye, ghar pe hai. only azee 500 od 3d
+ Azithromycin 500|1|3|3|-

pt refused usg. uti sx 2d. nitrofurantoin 100 bd 5d pc. urine rm cs. plenty fluids. citralka 2 tsp tds in water
+ Nitrofurantoin 100|2|5|10|after food
t Urine Routine
t Urine Culture
~ Disodium Hydrogen Citrate|3|*|1|*
n fluids

acute gastritis. inj pan 40 iv stat given. tab rablet d od bbf 7 din, syp sucral o 10 ml tds before food 5 din
~ Rabeprazole 20 Domperidone|1|7|7|before breakfast
> sucral

khansi balgam. azithral 500 din me ek baar teen din, mucolite syp 2 chamach teen baar paanch din, garam pani
+ Azithromycin 500|1|3|3|-
~ Ambroxol 30 Syrup|3|5|2|*
n garam pani

vit d 9. uprise d3 60k weekly 8 wks then monthly. milk after. calcium ct shelcal hd skip
~ Colecalciferol Capsule|*|*|8|*

copd. tiotropium rotacap 1 od 30 d, deriphyllin retard bd 10d, spirometry. quit smoking
~ Tiotropium|1|30|30|*
~ Etofylline / Theophylline SR|2|10|20|*
~n deriphyllin
t Spirometry
n smoking

nebulise with duolin + budecort 0.5 stat. then prednisolone 20 bd 3d then 20 od 3d then 10 od 3d stop
~ Levosalbutamol 1.25 Ipratropium|*|*|1|*
~ Budesonide 0.5 Respules|*|*|1|*
~ Prednisolone 20|2|3|6|*
~ Prednisolone 20|1|3|3|*
~ Prednisolone 10|1|3|3|*
`;
