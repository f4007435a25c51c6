/** Notes of a ninth doctor, written before the rules were read. The format is described in ../parse-notes.ts. */
export const NINTH_DOCTOR = `
c/o fvr sore throt 2d dolo650 1-1-1 x 3 azithral 500 0-1-0 x 3 pan40 1-0-0 bf x 3 salt water gargle
+ Paracetamol 650|3|3||*
+ Azithromycin 500|1|3||*
+ Pantoprazole 40 Tablet|1|3||before food
n gargle

dm2 sugar high 248 ins mixtard 16 u mng 10 u night contd glycomet sr 500 bd 1mth hba1c nxt visit
~ Insulin 30/70|*|*|*|*
+ Metformin SR 500|2|30||*
~t HbA1c

asthma exac foracort 200 2 puff bd w spacer 1 mth asthalin mdi 2 puff sos neb duolin stat given
~ Formoterol 6|*|*|*|*
~ Salbutamol 100 mcg Inhaler|sos|*|1|*
~ Spacer|*|*|*|*

baby 8 mo 7.8 kg loose stool 6/d no blood ors after each stool zinc 20 half tab od 14d no antibiotic econorm 1 sachet bd 3d
~ Oral Rehydration|*|*|*|*
~ Zinc Sulphate 20|*|14|*|*
~ Saccharomyces|2|3||*

tab wysolone 40 mg od 5 days then 30 od 5 days then 20 od 5 days then 10 od 5 days then stop
~ Prednisolone 20|*|*|*|*
~ Prednisolone 10|*|*|*|*
~n wysolone

stop amlo start telma am 1 od 30d ecg kft potassium
+ Telmisartan 40 mg + Amlodipine|1|30||*
t ECG
t Kidney
~t Serum Electrolytes

rpt all same meds 1 month bp ok rbs 142
=

pt says crocin se bukhar utar jata hai par phir aa jata hai 4 din cbc mp widal karao pcm 650 1 1 1 3 din
+ Paracetamol 650|3|3||*
t CBC
t Malarial
t Widal

metformin 500 1 morning 1 night 30 days glimi 1 mg before breakfast 30 days
+ Metformin 500 Tablet|2|30||*
+ Glimepiride 1 mg Tablet|1|30||*

inr 4.8 hold warf 2 days then 2.5 mg od rpt inr after 3d
~n warf
~t Prothrombin

red eye rt watery 2 d moxi eye drops 1 drop 4 times a day 5 days refresh tears 1 drop tds 5 d no steroid drops
+ Moxifloxacin 0.5%|4|5|1|*
~ Carboxymethylcellulose|3|5|1|*

lady 34 burning mict upt neg urine rm c/s niftran 100 bd pc 5d cital syp 10ml tds dilute 5d plenty water
~ Nitrofurantoin|2|5||*
~ Disodium|*|5|*|*
t Urine Routine
t Urine Culture

no fever no cough routine bp check 128/82 cont telma 40 od x 90
~ Telmisartan 40 mg Tablet|1|90||*

5 yr 17kg fever 102 ibugesic plus 6 ml tds 3 days if fever >100 only, syp ondem 4 ml bd 1 day, no loose motion
~ Ibuprofen 100 mg + Paracetamol|*|*|1|*
~ Ondansetron 2|2|1|1|*

thyroxine 75 empty stomach roz 2 mahine tsh 6 hafte baad
+ Levothyroxine 75|1|60||*
~t TSH

gerd pan d 1-0-0 ac 2 wk sucral o 10 ml tds 1 wk avoid chai late dinner
+ Pantoprazole 40 mg + Domperidone|1|14||before food
> sucral o

allergic to sulpha nsaid, knee pain ultracet bd 5 d, calcium od 30
~ Tramadol 37.5|2|5||*
~n calcium

scabies whole family permethrin cream neck se neeche raat ko ek baar, hafte baad dobara, atarax 10 hs 7d
~ Permethrin 5%|*|*|*|*
+ Hydroxyzine 10|1|7||*

vertigo vertin 16 tds 7 d stemetil 5 sos 10 tab only mri not now
+ Betahistine 16|3|7||*
~ Prochlorperazine|sos|*|10|*

dolo 650 qid x 2d then tds x 2d then sos
~ Paracetamol 650|*|*|*|*

ors, racecadotril 100 tds 3d stop if motions stop, sporlac bd
~ Oral Rehydration|*|*|*|*
~ Racecadotril 100|3|3||*
~ Lactobacillus|2|*|*|*
~n sporlac

anc 20w ifa od calcium 500 bd 1 mth tt 2nd dose given today usg anomaly scan gtt
~ Ferrous|*|30|*|*
~n ifa
~ Calcium Carbonate|2|30||*
~t Ultrasound Obstetric
~t Glucose Tolerance Test in Pregnancy
~t Glucose Tolerance Test (GTT)

migraine naxdom 500 1 sos max 2 a day, flunarizine 10 hs 1 mth propranolol 20 bd 1 mth ct brain if worse
~n naxdom
~ Flunarizine|*|30|*|*
~ Propranolol|*|30|*|*
~t CT Brain

ear wax both waxolve 3 drop tds 5 days f/u for syringing
~ Paradichlorobenzene|3|5|1|*
~n waxolve

gouty flare colchicine 0.5 bd 5 d etoricoxib 90 od 5d pc uric acid creat zyloric hold now start after 2 wk
+ Colchicine|2|5||*
+ Etoricoxib 90|1|5||after food
t Uric Acid
t Creatinine
~n zyloric

acne face adapalene gel raat ko clinda gel subah azithro 500 mwf 4 wk
~ Adapalene|1|*|*|*
~ Clindamycin 1%|1|*|*|*
~ Azithromycin 500|*|*|*|*

worm infestation albendazole 400 stat rpt after 2 weeks whole family
~ Albendazole 400|*|*|*|*

vit d 60k weekly 8 wks mecobalamin 1500 od 1 month shelcal 500 od pc 1 month
~ Colecalciferol 60,000 IU Capsule / Colecalciferol 60,000 IU Sachet|*|*|8|*
+ Methylcobalamin 1500|1|30||*
+ Calcium Carbonate|1|30||after food

bp 168/104 amlong 5 start od 15 d no telma creat high 1.8 usg kub urine acr
+ Amlodipine 5 mg Tablet|1|15||*
~t Ultrasound Abdomen
t Urine Albumin

mother asks for cough syrup none given nasal saline 2 drops each nostril before feeds 5 days
~ Sodium Chloride 0.65%|*|5|1|*
`;
