/**
 * Notes of a stranger, written before the rules were known: one line, misspelt, dictated, with
 * devices, tapers, changes and negations. The format is described in ../parse-notes.ts.
 */
export const STRANGER = `
38 F fevr cogh x4d chest clr tab calpol 650 tid 3d t azithral 500 od 3d syp grilinctus 10 ml tid cbc crp rev 3d
+ Paracetamol 650|3|3||-
+ Azithromycin 500|1|3||-
> grilinctus
t CBC
t CRP

htn dm f/u bp 146/92 fbs 168 ppbs 241 hba1c 8.2 glycomet gp2 bd telma am od ecosprin 75 hs all 30 days rpt hba1c lipid after 3 mth
+ Glimepiride 2 Metformin|2|30||-
+ Telmisartan 40 Amlodipine|1|30||-
+ Acetylsalicylic 75 Enteric|1|30||-
~t HbA1c
~t Lipid Profile

9 kg baby loose motions 6/d no blood ors after each stool zinconia 20 mg od 14 d no antibiotic
~ Oral Rehydration|*|*|*
~ Zinc 20 mg/5 Syrup / Zinc Sulphate 20|1|14|*

stop metformin gfr 28 start linagliptin 5 od 30d rft after 1 mnth
> linagliptin
~t KFT

asthma exacerbation neb duolin stat budecort neb bd 3 d omnacortil 20 bd 5 d then stop foracort 200 2 puff bd continue
~ Levosalbutamol Ipratropium Respules|*|*|*|-
~ Budesonide 0.5 Respules|2|3||-
+ Prednisolone 20|2|5||-
~ Formoterol Budesonide 200|*|*|*|-

omnacortil 40 od 5d 30 od 5d 20 od 5d 10 od 5d stop
? omnacortil

wysolone 20mg 1-0-0 x 5 days then half tab x 5 days then stop pan 40 bbf 10 days
~ Prednisolone 20|*|*|8
+ Pantoprazole 40 Tablet|1|10||before breakfast

penicillin allergy so no augmentin give azee 500 od 5 d and dolo sos
+ Azithromycin 500|1|5||-
~ Paracetamol 650|sos|*|*

already taking thyronorm 50 from outside only wants tsh
t TSH

patient ka pet dard hai kal se ulti 2 baar cyclopam din me do baar 3 din rantac nahi dena pan d khali pet 5 din
~n cyclopam
~ Pantoprazole Domperidone|1|5

bache ko bukhar 102 wt 14 kg calpol 250 5 ml har 6 ghante 3 din meftal p agar bukhar na utre
+ Paracetamol 250 Syrup|4|3|*|-
~ Mefenamic 100 Suspension|sos|*|*

sugar ki dawai same rakho bp wali amlong 5 se 10 kar do 1 mahina
~ Amlodipine 10|*|30

lantus 14 u hs increase by 2 u every 3 days till fbs below 130 novorapid 6 u before each meal
? lantus
> novorapid

mixtard 20 units morning 10 units night 30 days with syringe
~ Insulin 30/70|*|30|*
~ Insulin Syringe|*|*|*

seroflo 250 rotacap bd with rotahaler 1 month
~n seroflo
~n rotahaler

asthalin inhaler 2 puff before exercise and sos, spacer dikhao
~ Salbutamol 100 Inhaler|sos|*|1|before exercise
~ Spacer|*|*|1

rt eye red sticky moxiflox e/d 1 drop 4 hrly 5 d tears substitute qid 2 wks no steroid
~ Moxifloxacin Eye Drops|*|5|1
~ Carboxymethylcellulose|4|14|1

ear wax both ears soliwax 4 drops tid 5 days then syringing review fri
~ Paradichlorobenzene|3|5|1

otrivin ped 1 drop both nostril tds not more than 5 days nasoclear prn
~ Xylometazoline 0.05|3|5|1
~ Sodium Chloride 0.65|sos|*|1|-

scabies permethrin 5 % overnight neck to toe repeat after 1 wk whole family tab ivermectin 12 stat rpt on day 8 levocet 5 hs 7d
~ Permethrin 5%|*|*|*
~ Ivermectin 12|*|*|*
+ Levocetirizine 5 Tablet|1|7||-

ringworm groin luliconazole cream bd 3 wk itraconazole 100 bd 14d avoid steroid cream avoid tight clothes
+ Luliconazole|2|21|*|-
+ Itraconazole 100|2|14||-

vit d low uprise d3 60k weekly 8 wks then monthly shelcal 500 od after lunch 60 days
~ Colecalciferol 60,000 Capsule|*|*|8
~ Calcium Vitamin D3 250|1|60||after lunch

anaemia hb 7.8 orofer xt od 3 months deworm albendazole stat retic count ferritin peripheral smear
+ Ferrous Ascorbate|1|90||-
~ Albendazole 400|1|1
t Reticulocyte
t Serum Ferritin
t Peripheral Smear

new Raju 45 m 9812345678 acidity pan d od ac 10 days avoid spicy usg abdomen
+ Pantoprazole Domperidone|1|10||before food
t Ultrasound Abdomen
p Raju;45;M;9812345678

shyam is her husband he is also coughing, for her levocet m hs 5 days
+ Levocetirizine Montelukast 10|1|5||-

sore throat strep likely amox 500 tds ten days saltwater gargle betadine gargle bd
+ Amoxicillin 500 Capsule|3|10||-
~n betadine

uti nitrofurantion 100 bd 5 dys cital syp 10 ml tds in water urine r/m c/s
+ Nitrofurantoin|2|5
~ Disodium Hydrogen Citrate|3|*|*|in water
t Urine Routine
~t Urine Culture

pcm 15 mg/kg 10kg 6 hrly sos
? pcm

augmentin duo 5 ml bd x 7 wt 12 kg
~n augmentin

amoxclav 625 1 bd 5/7 pcm 500 2 tds 3/7
+ Amoxicillin 500 Clavulanic|2|5||-
+ Paracetamol 500 Tablet|6|3||-

doxy 100 bd day1 then od 6 days mp smear dengue profile platelet
~ Doxycycline|*|*|8|-
t Malarial Smear
t Dengue NS1
t Platelet

mp neg dengue neg widal neg cbc normal so viral reassure dolo tds 2d
+ Paracetamol 650|3|2

ecg done normal tmt advised next visit if pain recurs sorbitrate 5 s/l sos 10 tabs
+ Isosorbide Dinitrate|*|*|10
~t TMT

increase telma 40 to 80 od 1 month stop amlodipine ankle swelling add chlorthalidone 12.5 om
+ Telmisartan 80|1|30||-
~ Chlorthalidone|1|*|*|-

repeat all same medicines for 2 months next visit with fbs ppbs creat
~t FBS
~t PPBS
~t Serum Creatinine

remove pan from last rx add rabeprazole 20 od 2 weeks
+ Rabeprazole 20 Tablet|1|14||-

naproxen 250 bd pc 5 days if no relief then etoricoxib 90 od
+ Naproxen 250|2|5
~n etoricoxib

please give tablet paracetamol six fifty three times daily for five days and tablet cetirizine ten milligram at night for five days
+ Paracetamol 650|3|5||-
+ Cetirizine 10 Tablet|1|5||-

injection diclofenac intramuscular stat then tablet zerodol p twice a day after food for three days and pantop forty before breakfast
+ Diclofenac 75 Injection|1|1||im
+ Aceclofenac Paracetamol 325 Tablet|2|3||after food
~ Pantoprazole 40 Tablet|1|*|*

start her on tablet amlodipine five milligrams once daily for one month stop propranolol advise low salt lipid profile serum creatinine ecg
+ Amlodipine 5|1|30||-
t Lipid Profile
t Serum Creatinine
t ECG

migraine naxdom 500 sos max 2/d flunarizine 10 hs 1 mth no ocp
> naxdom
~ Flunarizine 5|*|30|*

sertraline 50 half tab 7 days then 1 tab daily total 30 days clonazepam 0.25 hs sos not daily
~ Sertraline|*|30|*
~ Clonazepam|sos|*|*

eltroxin 100 mon to fri 75 sat sun tsh 6 wk later
? eltroxin
~t TSH

ecospirin 75 hold 5 days before extraction then restart
~n ecosp

metrogyl 400 tds 5d + norflox 400 bd 5d loperamide not advised stool r/e
+ Metronidazole 400|3|5||-
+ Norfloxacin 400 Tablet|2|5||-
t Stool Routine

child 3 yr 13kg wheeze asthalin syp 2.5ml tds 5d montair 4 not available give levocet m kid 2.5 ml hs 10 d
+ Salbutamol 2 mg/5 Syrup|3|5|*|-
~ Levocetirizine Montelukast 4|1|10|*

pregnant 8 wks vomiting doxinate 2 hs 1 om 15 d folvite 5 od 1 mth no nsaids hb bl grp tsh hbsag hiv vdrl
~ Doxylamine|3|15
+ Folic Acid 5|1|30||-
t Haemoglobin
t Blood Group
t TSH
t HBsAg
t HIV
t VDRL

dog bite cat iii arv 0.5 ml im d0 d3 d7 d28 tt stat augmentin 625 bd 5d
~ Rabies Vaccine|*|*|*
~ Tetanus|*|1|1|-
+ Amoxicillin 500 Clavulanic|2|5||-

father had mi on clopilet ecosprin atorva 40, pt himself lipid ecg only
t Lipid Profile
t ECG

gout acute colchicine 0.5 bd 5 d zyloric 100 od start after 2 wks not now uric acid
+ Colchicine|2|5||-
~n zyloric
t Uric Acid

nebulise with asthalin 1 resp 8 hrly 3 days, deriphyllin inj stat
~ Salbutamol 2.5 Respules|3|3
~ Deriphylline|1|1||-

T.Dolo 1tds T.Cetzine 1hs T.Rantac 1bd x3days
~ Paracetamol 650|3|3
~ Cetirizine 10 Tablet|1|3
~n rantac

1. amlo 5 od 2. atorva 10 hs 3. ecosprin 75 od 4. metformin sr 500 bd x 1/12
~ Amlodipine 5|1|30
~ Atorvastatin 10|1|30
~ Acetylsalicylic 75 Enteric|1|30
+ Metformin SR 500|2|30||-
`;
