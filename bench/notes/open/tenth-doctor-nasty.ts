/** Harder notes of the tenth doctor: dictated, misspelt, stopped, tapered. The format is described in ../parse-notes.ts. */
export const TENTH_DOCTOR_NASTY = `
bukhar 2 din se gale mein dard tab dolo 650 subah dopahar shaam khana khane ke baad 3 din tab azithral 500 din mein ek baar 3 din garam paani ke gargle 5 din baad dikhana
+ Paracetamol 650 Tablet|3|3|9
+ Azithromycin 500|1|3|3

patient having fever since three days give tablet paracetamol six fifty one tablet thrice daily for three days and tablet pantoprazole forty once daily before breakfast for five days complete blood count and malaria card test to be done review after three days
+ Paracetamol 650 Tablet|3|3|9
+ Pantoprazole 40 Tablet|1|5|5
t CBC
t Malaria Antigen

k/c/o htn pedal edema due to amlong bp 136/84 stop tab amlong 5 start tab cilacar 10 od x 30d r/v 2 wks
+ Cilnidipine 10|1|30|30

asthma exacerbation duolin neb stat budecort 0.5 neb bd x 3d tab wysolone 40 mg od x 3d then 20 mg od x 3d then 10 mg od x 3d then stop spo2 94 rv 3 d
+ Levosalbutamol 1.25 Ipratropium Respules|1|1|1
+ Budesonide 0.5 Respules|2|3|6
~ Prednisolone 20 Tablet / Prednisolone 10 Tablet / Prednisolone 5 Tablet|*|3|*
~ Prednisolone 20 Tablet / Prednisolone 10 Tablet / Prednisolone 5 Tablet|*|3|*
~ Prednisolone 20 Tablet / Prednisolone 10 Tablet / Prednisolone 5 Tablet|*|3|*

acute bronchitis tab azithromycin 500 od day 1 then 250 od x 4 days tab levocet 5 hs x 5d no cough syrup needed warm fluids
~ Azithromycin 500|1|1|1
~ Azithromycin 250|1|4|4
+ Levocetirizine 5 Tablet|1|5|5

allergic to penicillin and sulfa c/o sore throat pus on tonsils tab azithral 500 od x 5 d tab combiflam tds pc x 3d betadine gargle tds x 5 d
+ Azithromycin 500|1|5|5
+ Ibuprofen 400 Paracetamol 325 Tablet|3|3|9
> betadine

viral urti explained no antibiotics needed no need of cbc now tab levocet 5 hs x 5d tab crocin 500 sos for fever steam bd come back if fever more than 3 days
+ Levocetirizine 5 Tablet|1|5|5
~ Paracetamol 500 Tablet|sos|*|*

already on tab glycomet sr 500 bd and tab telma 40 od from govt hospital has stock c/o cough 5 days chest clear syp ambroxol 30/5 5 ml tds x 5d steam inhalation rv 5d
+ Ambroxol 30 mg/5 Syrup|3|5|1
~n glycomet
~n telma

t2dm fbs 210 inj mixtard 30/70 increase from 14-0-10 to 18-0-14 units x 30d 30 min before food insulin syringe 40 iu 10 nos hypo explained rv 15 d
~ Insulin 30/70|*|30|3
~ Insulin Syringe|*|*|10

bp 140/90 pulse 88 temp 99 wt 72 kg spo2 98 rbs 240 sugar uncontrolled tab amaryl 1 od bbf 15 d tab glycomet 500 bd pc 15 d recheck fbs ppbs after 15 days
+ Glimepiride 1 Tablet|1|15|15
+ Metformin 500 Tablet|2|15|30
~t Fasting Blood
~t Post-Prandial

wt 14 kg fever 1 day no focus syp paracetamol 15 mg/kg/dose tds x 3d tepid sponging rv 2 d
~ Paracetamol 250 mg/5 Syrup / Paracetamol 120 mg/5 Syrup|3|3|*

tab amoxyclav 625 bd x 5d tab pantop 40 od x 5 d tab cetrizin 10 hs x 5 d tab paracetmol 650 sos 6 tabs dental pain lt lower molar refer dentist
+ Amoxicillin 500 Clavulanic 125|2|5|10
+ Pantoprazole 40 Tablet|1|5|5
+ Cetirizine 10 Tablet|1|5|5
+ Paracetamol 650 Tablet|sos|*|6

fever 4d pan 40 od 5d dolo 650 tds 3d zincovit od 15d cbc esr crp widal urine r/m
+ Pantoprazole 40 Tablet|1|5|5
+ Paracetamol 650 Tablet|3|3|9
> zincovit
t CBC
t ESR
t C-Reactive
t Widal
t Urine Routine

ihd stable tab sorbitrate 5 sl sos chest pain max 3 tabs 10 tabs tab ecosprin 75 od x 30d tab rosuvas 10 hs x 30 d adv tmt
+ Isosorbide Dinitrate 5|sos|*|10
+ Acetylsalicylic 75 Enteric|1|30|30
+ Rosuvastatin 10|1|30|30
t TMT

ra tab methotrexate 7.5 mg once a week on sunday x 8 weeks tab folic acid 5 od except sunday x 8 weeks tab hcqs 200 bd x 2 months adv cbc lft
~ Folic Acid 5 Tablet|*|*|48
+ Hydroxychloroquine 200|2|60|120
> methotrexate
t CBC
t LFT

anxiety palpitation tab propranolol 40 half tab bd x 30d tab clonazepam 0.5 half tab hs x 10d adv tsh ecg rv 10 days
+ Propranolol 40|1|30|30
+ Clonazepam 0.5|*|10|5
t TSH
t ECG

took tab taxim o 200 bd for 3 days from medical shop no relief still burning urine urine c/s before starting then fosfomycin 3 g sachet single dose in water at night rv with report
+ Fosfomycin 3 g|1|1|1
t Urine Culture

mother diabetic on metformin and insulin pt wants checking fbs hba1c no medicine today only diet and walk f/u with report
t Fasting Blood
t HbA1c

syp ascoril ls 5 ml tds x 5 d tab chymoral forte tds x 5d tab zerodol sp bd x 5 d wheeze + ankle sprain
+ Aceclofenac Paracetamol Serratiopeptidase|2|5|10
> ascoril
> chymoral

doing well bp 128/80 repeat same medicines x 1 month no new complaints rv 1 month
~n same
`;
