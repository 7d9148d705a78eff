import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as render } from '@evertdespiegeleer/go-template';
import { parse as readYaml } from 'yaml';

/**
 * Renders the Helm chart with Go's own template engine, which is all the chart uses, and prints a JSON object of file
 * names to texts. Run as a program of its own, since the engine never ends by itself:
 *   node tools/docker/render-chart.ts CHART-FOLDER VALUES-AS-JSON
 */

const [, , chart, valuesText] = process.argv;
if (chart === undefined || valuesText === undefined)
  throw new Error('Usage: node render-chart.ts CHART-FOLDER VALUES-AS-JSON');

const templates = join(chart, 'templates');
const helpers = readFileSync(join(templates, '_helpers.tpl'), 'utf8');
const { name, version, appVersion } = readYaml(readFileSync(join(chart, 'Chart.yaml'), 'utf8')) as Record<
  string,
  string
>;
const context = {
  Values: JSON.parse(valuesText) as unknown,
  Chart: { Name: name, Version: version, AppVersion: appVersion },
  Release: { Name: 'test', Namespace: 'default', Revision: 1, Service: 'Helm' },
};

const rendered: Record<string, string> = {};
for (const file of readdirSync(templates).filter((entry) => entry.endsWith('.yaml'))) {
  rendered[file] = await render(helpers + readFileSync(join(templates, file), 'utf8'), context);
}
process.stdout.write(JSON.stringify(rendered), () => process.exit(0));
