/** UserProvisioning: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'UserProvisioning',
  `
ConnectorTestUtil { new(); static UserProvisioning.ConnectorTestUtil.ConnectedApplication createConnectedApp(String) }
ConnectorTestUtil.ConnectedApplication { new() }
UserProvisioningPlugin { new(); Process.PluginDescribeResult buildDescribeCall(); Process.PluginDescribeResult
  describe(); String getPluginClassName(); Process.PluginResult invoke(Process.PluginRequest) }
UserProvisioningLog { new(); static void log(String, String); static void log(String, String, String, String, String);
  static void log(String, String, String) }
`,
);
