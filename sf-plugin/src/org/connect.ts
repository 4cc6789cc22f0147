/** Who calls which org. Tokens come from the CLI's own store or the environment; never from an argument. */
import { AuthInfo, Connection, Org } from '@salesforce/core';
import { texts } from '../messages.ts';
import { UsageError } from '../errors.ts';

const messages = texts('org');

/** Access tokens of the platform, and those in the form of a JSON web token. */
const TOKEN = /^(00D\w{12,15}![.\w]+|eyJ[\w-]+\.[\w-]+\.[\w-]*)$/;

export const TOKEN_VARIABLE = 'SF_ACCESS_TOKEN';
export const INSTANCE_VARIABLE = 'SF_INSTANCE_URL';

/**
 * The org of the flag; without it that of the environment variables, then the CLI's default org.
 *
 * @throws UsageError when there is none, or a token stands where a name should
 */
export async function connect(
  targetOrg: string | undefined,
  apiVersion: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Connection> {
  if (targetOrg !== undefined && TOKEN.test(targetOrg))
    throw new UsageError(messages.getMessage('error.tokenArgument'));
  const accessToken = environment[TOKEN_VARIABLE];
  const instanceUrl = environment[INSTANCE_VARIABLE];
  if (targetOrg === undefined && accessToken && instanceUrl)
    return withToken(accessToken, instanceUrl.replace(/\/+$/, ''), apiVersion);
  try {
    return (await Org.create({ aliasOrUsername: targetOrg })).getConnection(apiVersion);
  } catch (error) {
    const { name } = error as Error;
    if (name === 'RequiresUsernameError' || name === 'NoUsernameFoundError')
      throw new UsageError(messages.getMessage('error.noOrg'));
    if (name === 'NamedOrgNotFoundError')
      throw new UsageError(messages.getMessage('error.unknownOrg', [targetOrg ?? '']));
    throw error;
  }
}

/** Nothing of it is written to the CLI's store. */
async function withToken(
  accessToken: string,
  instanceUrl: string,
  apiVersion: string | undefined,
): Promise<Connection> {
  if (!/^https?:\/\/[^\s/]+$/.test(instanceUrl)) throw new UsageError(messages.getMessage('error.instanceUrl'));
  if (!TOKEN.test(accessToken)) throw new UsageError(messages.getMessage('error.tokenShape'));
  const authInfo = await AuthInfo.create({
    username: accessToken,
    accessTokenOptions: { accessToken, instanceUrl, loginUrl: instanceUrl },
  });
  const connection = await Connection.create({ authInfo });
  if (apiVersion !== undefined) connection.setApiVersion(apiVersion);
  return connection;
}
