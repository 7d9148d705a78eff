import type { DemoSeeder } from '@lyceum/database';
import type { EntityManager } from 'typeorm';
import { fullAddressOf } from '../full-address';

type Place = readonly [name: string, street: string, city: string, state: string, zipcode: string];

/** Schools that could be there, by country. Two of them are the same one under two names, for staff to merge. */
const places: Readonly<Record<string, readonly Place[]>> = {
  AR: [
    ['Colegio San Martín del Plata', 'Calle Rivadavia 2140', 'Rosario', 'Santa Fe', 'S2000'],
    ['Col. San Martin del Plata', 'Rivadavia 2140', 'Rosario', 'Santa Fe', 'S2000'],
  ],
  BR: [['Colégio Jardim das Acácias', 'Rua das Laranjeiras 318', 'São Paulo', 'São Paulo', '01310-200']],
  CA: [['Maple Ridge Collegiate', '77 Orchard Park Road', 'Hamilton', 'Ontario', 'L8P 1A1']],
  CN: [
    ['北京市明德中学', '学院路 16 号', '北京', '北京', '100083'],
    ['上海市致远外国语学校', '延安西路 208 号', '上海', '上海', '200050'],
    ['杭州求知实验中学', '文三路 91 号', '杭州', '浙江', '310012'],
  ],
  CZ: [['Gymnázium Na Pláni', 'Jabloňová 12', 'Brno', 'Jihomoravský kraj', '602 00']],
  DE: [
    ['Gymnasium am Lindenhof', 'Lindenallee 8', 'München', 'Bayern', '80331'],
    ['Gesamtschule Nordstern', 'Hafenstraße 41', 'Köln', 'Nordrhein-Westfalen', '50667'],
  ],
  ES: [['Instituto Miguel Servet', 'Calle del Olmo 5', 'Zaragoza', 'Aragón', '50001']],
  FR: [['Lycée Élise-Vernet', '14 rue des Tilleuls', 'Lyon', 'Rhône', '69003']],
  GB: [
    ['Ashcombe Grammar School', '3 Priory Lane', 'York', 'North Yorkshire', 'YO1 7HH'],
    ['St Brannoc’s School', '21 Quay Street', 'Bristol', 'Somerset', 'BS1 4DJ'],
  ],
  HK: [['Pak Shan Secondary School', '58 Hill Road', 'Sha Tin', 'New Territories', '999077']],
  IN: [
    ['Saraswati Vidya Mandir', '9 Lake View Road', 'Pune', 'Maharashtra', '411001'],
    ['Nilgiri Public School', '112 Residency Road', 'Bengaluru', 'Karnataka', '560025'],
  ],
  IT: [['Liceo Scientifico Laura Bassi', 'Via dei Platani 27', 'Bologna', 'Emilia-Romagna', '40126']],
  JP: [['桜ヶ丘国際高等学校', '中央区 3-8-2', '横浜', '神奈川', '231-0005']],
  KE: [['Acacia Hill School', '4 Ngong Road', 'Nairobi', 'Nairobi', '00100']],
  MX: [['Preparatoria Benito Alvarado', 'Avenida Reforma 550', 'Puebla', 'Puebla', '72000']],
  NG: [['Harmony Comprehensive College', '30 Awolowo Crescent', 'Lagos', 'Lagos', '101233']],
  NO: [['Fjordheim videregående skole', 'Strandgata 6', 'Bergen', 'Vestland', '5013']],
  PL: [['Liceum im. Marii Dobrowolskiej', 'ulica Lipowa 19', 'Kraków', 'małopolskie', '31-001']],
  SG: [['Bukit Merbau Secondary School', '70 Merbau Avenue', 'Singapore', 'Singapore', '150070']],
  US: [
    ['Riverbend High School', '1200 Cottonwood Drive', 'Boulder', 'Colorado', '80302'],
    ['Eastlake Preparatory Academy', '455 Harbor Street', 'Seattle', 'Washington', '98101'],
    ['Franklin Heights High School', '88 Elm Avenue', 'Columbus', 'Ohio', '43215'],
  ],
  VN: [['Trường THPT Hoa Phượng', '25 Lý Thường Kiệt', 'Hà Nội', 'Hà Nội', '100000']],
  ZA: [['Protea Ridge High School', '17 Kloof Street', 'Cape Town', 'Western Cape', '8001']],
};

const schools = Object.entries(places)
  .flatMap(([country, ofCountry]) => ofCountry.map((place) => ({ country, place })))
  .map(({ country, place: [name, street, city, state, zipcode] }, index) => {
    const address = { street, city, state, zipcode, country };
    return {
      name,
      ...address,
      fullAddress: fullAddressOf(address),
      addedBy: `member-${String(index * 3 + 1)}`,
    };
  });

/**
 * The principal of the demo student's school, and an agent whom some students named.
 */
async function enterStaffAndAgents(manager: EntityManager): Promise<void> {
  await manager.query(`
    INSERT INTO school_staff (school_id, user_id, role, since)
    SELECT s.id, u.id, t.role, now() - interval '40 days'
    FROM (VALUES ('principal', 'PRINCIPLE')) AS t (person, role)
    JOIN users u ON u.email = t.person || '@lyceum.example'
    JOIN schools s ON s.name = 'Eastlake Preparatory Academy'`);
  await manager.query(`
    UPDATE users SET roles = ARRAY(SELECT DISTINCT held FROM unnest(roles || own.role) AS held ORDER BY held)
    FROM school_staff own WHERE own.user_id = users.id`);
  await manager.query(`
    INSERT INTO agent_codes (agent_id, code) SELECT id, 'K7M2A9QX4T' FROM users WHERE email = 'agent@lyceum.example'`);
  await manager.query(`
    INSERT INTO agent_students (agent_id, student_id, named_by, since)
    SELECT a.id, s.id, s.id, now() - interval '20 days' FROM users a JOIN users s ON s.email IN (
      'student@lyceum.example', 'forum-admin@lyceum.example', 'member-1@lyceum.example')
    WHERE a.email = 'agent@lyceum.example'`);
}

/** Schools in many countries. The demo student and the forum admin share one; other students and teachers go to one each. */
export const schoolsDemoData: DemoSeeder = {
  name: 'schools',
  async seed(manager) {
    await manager.query(
      `INSERT INTO schools (name, street, city, state, country, zipcode, full_address, created_by, created_at, updated_at)
       SELECT s.name, s.street, s.city, s.state, s.country, s.zipcode, s."fullAddress", u.id, u.joined, u.joined
       FROM jsonb_to_recordset($1::jsonb) AS s (
         name text, street text, city text, state text, country text, zipcode text, "fullAddress" text, "addedBy" text)
       JOIN (SELECT id, email, created_at + interval '1 hour' AS joined FROM users) u ON u.email = s."addedBy" || '@lyceum.example'`,
      [JSON.stringify(schools)],
    );
    await manager.query(
      `INSERT INTO school_members (user_id, school_id, since)
       SELECT u.id, COALESCE((
           SELECT id FROM schools WHERE name = 'Eastlake Preparatory Academy'
             AND u.email IN ('student@lyceum.example', 'forum-admin@lyceum.example')), s.id),
         u.created_at + interval '1 hour'
       FROM (SELECT id, email, created_at, row_number() OVER (ORDER BY created_at, email) % $1::int AS turn
             FROM users WHERE roles && '{STUDENT,TEACHER}') u
       JOIN (SELECT id, row_number() OVER (ORDER BY country, name) - 1 AS turn FROM schools) s USING (turn)`,
      [schools.length],
    );
    await enterStaffAndAgents(manager);
  },
};
