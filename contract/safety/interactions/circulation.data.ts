/** Blood pressure, nitrates and allergic emergencies. */
export const CIRCULATION = `
@pde5 | @nitrate, nicorandil, riociguat, amyl nitrite, sodium nitroprusside, vericiguat | serious | a dangerous fall of blood pressure. | Sildenafil 4.3; riociguat 4.3
@nitrate, nicorandil, amyl nitrite | riociguat | serious | a dangerous fall of blood pressure. | Riociguat 4.3
@pde5 | @alphaBlocker | note | a fall of blood pressure; begin low, some hours apart. | Sildenafil 4.4; tadalafil 4.5
@pde5 | sacubitril, dapoxetine | note | a fall of blood pressure. | Sildenafil 4.5
vardenafil | @qtTop, alfuzosin, disopyramide | note | QT. | Vardenafil 4.4
dapoxetine | @triptan, tramadol, lithium, st johns wort, tryptophan, thioridazine, @alphaBlocker | serious | serotonin syndrome or collapse; 14 days apart. | Dapoxetine 4.3
prazosin, doxazosin, terazosin, alfuzosin | @betaBlocker, moxisylyte | note | low blood pressure at the first dose. | Prazosin 4.5
clonidine | verapamil, diltiazem, mirtazapine, methylphenidate | note | slow heart, or blood pressure rises. | Clonidine 4.5
epoprostenol, iloprost, treprostinil | @anticoagulant | note | bleeding. | Iloprost 4.5
@rateLimiting | lithium, carbamazepine, phenytoin, @betaBlocker, disopyramide, suxamethonium, halothane | note | slow heart, or levels change. | Verapamil 4.5
magnesium sulfate | @calciumBlocker, vecuronium, suxamethonium, atracurium, rocuronium | note | low blood pressure, weak muscles. | Magnesium sulfate 4.5
minoxidil | guanethidine | note | a deep fall of blood pressure. | Minoxidil 4.5
halothane | adrenaline, theophylline, aminophylline, noradrenaline, isoprenaline | serious | dangerous rhythms. | Halothane 4.5
adrenaline | chlorpromazine, clozapine, thioridazine, promethazine | note | blood pressure falls instead of rising. | Adrenaline 4.5
suxamethonium | neostigmine, pyridostigmine, donepezil, cyclophosphamide, @aminoglycoside | note | paralysis lasts longer. | Suxamethonium 4.5
ketamine | theophylline, aminophylline, thiopental | note | seizures or deep sleep. | Ketamine 4.5
hydralazine | diazoxide | note | a deep fall of blood pressure. | Hydralazine 4.5
levosimendan, milrinone, inamrinone | isosorbide mononitrate, anagrelide | note | low blood pressure. | Levosimendan 4.5
`;
