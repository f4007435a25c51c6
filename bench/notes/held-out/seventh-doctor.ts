/** Notes of the seventh doctor on which no rule was tuned. */
export const SEVENTH_DOCTOR = `
cough 10 dys sputm yellow augmntn 625 bd x5dys mucinac 600 od in water x5dys cxr sputum afb
~ Amoxicillin 500 Clavulanic|2|5||*
+ Acetylcysteine 600|1|5||*
t X-Ray Chest
t Sputum AFB

azee 500 od day1 then 250 od day 2 to 5 fever throat pain
~ Azithromycin 500|1|1|1|*
~ Azithromycin 250|1|4||*

dm htn rbs 240 inj lantus 10 u hs glycomet 500 sr bd x30d amlo 5 od x30d salt kam karo meetha band karo
~ Insulin Glargine|*|*|*
+ Metformin SR 500|2|30||-
+ Amlodipine 5|1|30||-
n meetha band karo

4yr 16kg ear pain fvr ibugesic plus 5 ml tds x3d mox clav 228 5 ml bd x5d otrivin p 2 drops bn tds x3d
~ Ibuprofen 100 Paracetamol 162.5|3|3|*|*
~ Amoxicillin 200 Clavulanic|2|5|*|*
~ Xylometazoline 0.05|*|3|*|*

copd tiova rotacap 1 od foracort 200 rotacap bd duolin neb sos x 5 respules deriphyllin retard 150 bd x15d
~ Tiotropium|*|*|*
~ Formoterol Budesonide|*|*|*
~ Levosalbutamol Ipratropium|*|*|*
~ Etofylline|2|15||*

allergic to sulfa loose motion pet dard oflox oz bd x5d no bactrim meftal spas sos x6 ors
+ Ofloxacin Ornidazole|2|5||-
~ Dicyclomine Mefenamic|*|*|6
~ Oral Rehydration|*|*|*

red eye lt sticky discharge moxicip eye drps 1 drp 2 hrly x 2d then qid x5d no steroid drop wash hands
~ Moxifloxacin 0.5|*|*|*

nausea 8 wks preg doxinate 0-0-2 x 15d folvite 5 od x30d ferritin cbc urine rm usg viability no xray
~ Doxylamine|2|15||*
+ Folic Acid 5|1|30||-
t Ferritin
t CBC
t Urine Routine
~t Ultrasound Obstetric

wysolone 20 od x3d 10 od x3d 5 od x3d stop bells palsy lt acivir 400 5 times x 7d eye pad cmc drops qid x15d
? wysolone
~ Aciclovir 400|5|7||*
~ Carboxymethylcellulose|4|15|*|*

bukhar utar gaya khansi hai abhi bhi syrup ascoril ls 5ml teen time 5 din montek lc raat ko 7 din azithral mat lena ab
> ascoril
+ Levocetirizine 5 Montelukast 10|1|7||-

thyroid eltroxin 50 band eltroxin 75 shuru khali pet roz x 60 din tsh 2 mahine baad
~ Levothyroxine 75|1|60||*
~t TSH

patient came with acidity burning chest since one week tablet pan d once daily before breakfast for fourteen days syrup gelusil two spoon after meals no spicy food no smoking
+ Pantoprazole 40 Domperidone|1|14||*
> gelusil

lbp 1 wk ultracet bd sos x10 tabs myospaz bd 5d volini gel la bd hot fomentatn no heavy wt lift xray ls spine
~ Tramadol Paracetamol|*|*|10|*
~ Chlorzoxazone|2|5||*
~ Diclofenac 1% Gel|*|*|*
t X-Ray Lumbar

shivering fvr alt days mp positiv vivax lariago 4 tab stat 2 tab after 6 hrs 2 tab od x 2d primaquin 15 od x14d g6pd first
? lariago
~ Primaquine|*|14|*|*
~t G6PD

cont all same 1 mth only change rosuvas 10 to 20 lipid lft 3 mth
~ Rosuvastatin 20|1|30|*|*
~t Lipid
~t LFT

uti e coli nitrofurantoin 100 bd x7d potrate mb6 syp 10 ml tds drink 3 l water rpt urine cs after rx avoid citrus
+ Nitrofurantoin|2|7||-
> potrate
~t Urine Culture

pt took combiflam yday not relievd fever 102 today dolo 650 qid x2d paracip not along cbc dengue ns1 mp
+ Paracetamol 650|4|2||-
t CBC
t Dengue
t Malarial Parasite

burn rt hand superficial silverex oint la bd x7d tt inj stat given cefadroxil 500 bd x5d combiflam tds x3d dressing alt day
~ Silver|2|7|*|*
+ Cefadroxil 500|2|5||-
+ Ibuprofen 400 Paracetamol|3|3||-
~n tt

seizure disorder on eptoin 100 1-0-2 continue x 2 mth add folvite od level not done no sleep deprivation
~ Phenytoin|3|60||*
~ Folic Acid 5|1|*|*|*

8 mth 9 kg viral fvr calpol 120 3.5 ml sos 6 hrly nasivion mini 1 drop bn tds 3d no honey
~ Paracetamol 120|*|*|*
> nasivion
`;
