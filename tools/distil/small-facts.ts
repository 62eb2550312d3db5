/** A game of two tours, as tables of facts: one driver, one kart, one glider, one course with two variants. */
export const smallFacts = {
  'tours.csv': `number,name,start_date,end_date,season_id,new_city_course,basis
1,New York Tour,2019-09-25,2019-10-09,9,New York Minute | New York Minute R,recorded
2,Tokyo Tour,2019-10-09,2019-10-23,,,recorded
3,Halloween Tour (2019),2019-10-23,2019-11-06,,,inferred
`,
  'drivers.csv': `slug,name,rarity,skill,debut_tour,game_id,basis
mario,Mario,super,fire-flower,1,5,recorded
`,
  'karts.csv': `slug,name,rarity,skill,debut_tour,game_id,basis
b-dasher,B Dasher,high-end,,1,70011,inferred
`,
  'gliders.csv': `slug,name,rarity,skill,debut_tour,game_id,basis
swooper,Swooper,high-end,,,,partial
`,
  'skills.csv': `slug,name,kind,category
fire-flower,Fire Flower,driver,offensive
dash-panel-plus,Dash Panel Plus,kart,
`,
  'courses.csv': `slug,platform,name,kind,base_variant,debut_tour,first_seen,basis
tour-new-york-minute,tour,New York Minute,city,tour-new-york-minute,1,2020-07-15,recorded
`,
  'course_variants.csv': `slug,course_slug,name,layout,variant,mode,debut_tour,first_seen,basis
tour-new-york-minute,tour-new-york-minute,New York Minute,1,,race,1,2020-07-15,recorded
tour-new-york-minute-r,tour-new-york-minute,New York Minute R,1,R,race,1,2020-07-15,inferred
tour-new-york-minute-t,tour-new-york-minute,New York Minute T,1,T,race,,,
`,
  'course_actions.csv': `course_variant_slug,actions,actions_giant_banana,actions_lucky_seven,actions_boomerang_flower,actions_coin_box,item_boxes,mini_turbos,jump_boosts,dash_panels,glide_actions,course_coins,item_coins
tour-new-york-minute,195,205,215,235,235,6,38,20,8,8,32,16
`,
  'shelves.csv': `item_kind,item_slug,course_variant_slug,shelf,level,since,until
driver,mario,tour-new-york-minute,middle,1,2020-07-15,
driver,mario,tour-new-york-minute,top,3,2020-10-15,
driver,mario,tour-new-york-minute-r,top,1,2020-07-15,
driver,mario,tour-new-york-minute-t,middle,1,2020-07-15,2020-08-12
kart,b-dasher,tour-new-york-minute,top,1,2020-07-15,
`,
  'snapshots.csv': `date,tour_number,scope,source_repository,source_revision,source_files
2019-10-09,2,full,someone/values,81ff145,courses.json
`,
  'cups.csv': `tour_number,position,cup,driver_slug,course_1,course_2,course_3,basis
1,2,Mii Cup,,tour-new-york-minute-t,tour-new-york-minute,tour-new-york-minute-r,recorded
1,1,Mario Cup,mario,tour-new-york-minute,tour-new-york-minute-r,,recorded
`,
  'ranked_cups.csv': `tour_number,tour_name,week,cup,end_time,course_1,course_2,course_3,basis
1,New York Tour,1,Mario Cup,2019-10-02T06:00:00Z,tour-new-york-minute,tour-new-york-minute-r,,recorded
1,New York Tour,2,Mii Cup,2019-10-09T06:00:00Z,tour-new-york-minute-t,tour-new-york-minute,tour-new-york-minute-r,inferred
2,Tokyo Tour,1,Luigi Cup,2019-10-16T06:00:00Z,tour-new-york-minute-t,,,recorded
3,Halloween Tour (2019),1,Mario Cup,2019-10-30T06:00:00Z,tour-new-york-minute,,,inferred
`,
  'cup_course_drivers.csv': `tour_number,cup_position,course_position,course_variant_slug,driver_slug,basis
1,2,3,tour-new-york-minute-r,mario,recorded
1,2,1,tour-new-york-minute-t,mario,recorded
1,2,2,tour-new-york-minute,mario,recorded
`,
  'spotlight_boosts.csv': `tour_number,course_position,item_kind,item_slug,basis
2,3,kart,b-dasher,inferred
2,2,driver,mario,inferred
2,2,glider,swooper,inferred
`,
  'names.csv': `kind,slug,zh-Hans,de,es-ES,fr,it,ja,ko,zh-Hant,en,es-419,pt-BR
driver,mario,马力欧,Mario,Mario,Mario,Mario,マリオ,마리오,瑪利歐,Mario,Mario,Mario
skill,fire-flower,火之花,Feuerblume,,Fleur\u00A0de feu,,,,,Fire Flower,,
course,tour-new-york-minute,,New York Runde,,,,,,,New York Minute,,
`,
  'shelf_counts.csv': `item_kind,item_slug,top,middle,held_top,held_middle,basis
driver,mario,1,1,1,1,equal
kart,b-dasher,3,0,1,0,short
glider,swooper,,,0,0,no public count
`,
} as const

export type TableName = keyof typeof smallFacts
