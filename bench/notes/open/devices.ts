/** Insulin, inhalers, nebulisation, drops, creams, injections. The format is described in ../parse-notes.ts. */
export const DEVICES = `
inj human mixtard 30/70 16-0-10 units 30 days
~ Insulin 30/70|*|30|2|-

inj lantus 20 units at bedtime 1 month
~ Glargine|1|30|2|-

actrapid 6-6-6 units before meals 20 d
~ Insulin Regular|3|20|1|-

insulin 10 units
? insulin

seroflo 125 inhaler 2 puffs bd 30 days with spacer
+ Salmeterol 25 Fluticasone Inhaler|2|30|1|-
~ Spacer|*|*|1

budecort 200 inhaler 1 puff bd 2 months, asthalin 2 puffs sos
+ Budesonide 200 Inhaler|2|60|1|-
~ Salbutamol 100 Inhaler|sos|*|1

levolin neb 0.63 qid 2 d
+ Levosalbutamol 0.63 Respules|4|2||-

nasonex spray 2 sprays each nostril od 30 d
+ Mometasone 50 Nasal Spray|1|30|*|each nostril

moxicip e/d 1-1-1-1 be 7 days
~ Moxifloxacin 0.5% Eye Drops|4|7|1|be

olopatadine eye drops bd 1 month both eyes
+ Olopatadine 0.1% Eye Drops|2|30|1|both eyes

chloramphenicol eye ointment hs 5d le
+ Chloramphenicol 1% Eye Ointment|1|5|1|le

soliwax 4 drops bd lt ear 5 d
~ Wax Ear Drops|2|5|1|lt ear

inj diclo 3cc im stat
~ Diclofenac 75 Injection|1|1||im

inj ceftriaxone 1 g iv od 3 days ast
+ Ceftriaxone 1 Injection|1|3||ast

inj tt stat, t-bact oint bd la 5 days
+ Tetanus Toxoid|1|1||-
+ Mupirocin 2% Ointment|2|5|1|on the skin

inj neurobion im alt days 5
> neurobion

rabies vaccine im day 0 3 7 14 28
~ Rabies|*|*|5

betnovate cream thin layer bd 5d
~ Betamethasone Cream|2|5|1|on the skin

nizoral shampoo 2/wk x 4 wk
~ Ketoconazole 2% Shampoo|*|*|*|-

betadine oint la bd 5d
+ Povidone-Iodine 5% Ointment|2|5|1|on the skin

nasivion nasal spray 2 puff bd 3 d only
~ Oxymetazoline Nasal Spray|2|3|1|-

inj avil 2 ml im stat inj dexa 8 mg im stat
+ Pheniramine Injection|1|1||im
+ Dexamethasone 8 Injection|1|1||-
`;
