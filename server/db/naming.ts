import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryCompiler,
  type RootOperationNode,
} from 'kysely';

/**
 * Names are camelCase in the code and snake_case in SQL. Kysely's plugin renames them by copying the whole tree of
 * every query; renaming them while the SQL is written is a third of what building a query costs.
 */
export class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new SnakeCaseCompiler();
  }
}

/** What a column or a table is called in SQL. */
export const sqlName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** There are only as many as the code has, and every query names a dozen of them. */
const knownNames = new Map<string, string>();

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    const known = knownNames.get(identifier);
    if (known !== undefined) return known;
    const name = super.sanitizeIdentifier(sqlName(identifier));
    knownNames.set(identifier, name);
    return name;
  }
}

/** The plugin's other half: the rows that come back. */
export class CamelCaseRows extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }
}
