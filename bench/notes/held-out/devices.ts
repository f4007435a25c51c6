/** Held out: insulin, inhalers, nebulisation, drops, creams, injections. The format is described in ../parse-notes.ts. */
export const DEVICES = `
inj mixtard 30/70 20 units bbf 12 units before dinner 30 days
~ Insulin 30/70|*|30|3

lantus 14 units hs 30 days
~ Glargine|1|30|2

actrapid 8 u tds before food 1 month rbs daily
~ Insulin Regular|3|30|2
~t Random Blood Sugar

foracort 200 2 puffs bd 1 month rinse mouth
+ Formoterol 6 Budesonide Inhaler|2|30|1

asthalin inh 2 puffs qid sos with spacer
~ Salbutamol 100 Inhaler|*|*|1
~ Spacer|*|*|1

duolin neb tds 3d budecort neb bd 3d
+ Levosalbutamol 1.25 Ipratropium Respules|3|3
+ Budesonide 0.5 Respules|2|3

tiova rotacap 1 cap od 30 days with revolizer
+ Tiotropium 18|1|30

fluticasone nasal spray 2 puffs each nostril od 1 month
+ Fluticasone 50 Nasal Spray|1|30|*

refresh tears e/d 1 drop qid both eyes 1 month
~ Carboxymethylcellulose 0.5% Eye Drops|4|30|*

clotrimazole ear drops 3 drops tds 7 d left ear
~ Clotrimazole Lidocaine Ear Drops|3|7|1

wax drops 4 drops bd 5 days rt ear then syringing
~ Wax Ear Drops|2|5|1

inj tt 0.5 ml im stat dressing alt days
+ Tetanus Toxoid|1|1

inj monocef 1gm iv bd 5 d ns 500 ml
+ Ceftriaxone 1 Injection|2|5
~ Sodium Chloride 0.9% Infusion|*|*|1

inj b12 500 mcg im alternate day 5 inj
~ Methylcobalamin 500 Injection|*|*|5

timolol e/d 0.5% bd re 30 days, latanoprost hs be 30 days
+ Timolol 0.5% Eye Drops|2|30|*
+ Latanoprost 0.005% Eye Drops|1|30|*

candid mouth paint la tds 7d
+ Clotrimazole Mouth Paint|3|7|1

candid v6 pv hs 6 days
~ Clotrimazole 100 Vaginal|1|6

soframycin cream on wound bd 5d
+ Framycetin 1% Cream|2|5|1

ketoconazole shampoo twice a week 4 weeks
~ Ketoconazole 2% Shampoo|*|*|*

burn lt hand silverex cream la bd 7 days
~ Silver Sulfadiazine|2|7|1

pantop inj 40 iv stat, emeset inj 4 mg iv stat
+ Pantoprazole 40 Injection|1|1
+ Ondansetron 4 Injection|1|1

povidone iodine oint la od after dressing 1 wk
+ Povidone-Iodine 5% Ointment|1|7|1
`;
