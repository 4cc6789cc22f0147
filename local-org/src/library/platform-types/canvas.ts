/** Canvas: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Canvas',
  `
interface EnvironmentContext { void addEntityField(String); void addEntityFields(Set<String>); String
  getDisplayLocation(); List<String> getEntityFields(); String getLocationUrl(); String getParametersAsJSON(); String
  getSublocation(); void setParametersAsJSON(String) }
interface RenderContext { Canvas.ApplicationContext getApplicationContext(); Canvas.EnvironmentContext
  getEnvironmentContext() }
interface ApplicationContext { String getCanvasUrl(); String getDeveloperName(); String getName(); String
  getNamespace(); String getVersion(); void setCanvasUrlPath(String) }
interface CanvasLifecycleHandler { Set<Canvas.ContextTypeEnum> excludeContextTypes(); void
  onRender(Canvas.RenderContext) }
Test { String KEY_CANVAS_URL; String KEY_DEVELOPER_NAME; String KEY_DISPLAY_LOCATION; String KEY_LOCATION_URL; String
  KEY_NAME; String KEY_NAMESPACE; String KEY_SUB_LOCATION; String KEY_VERSION; new(); static Canvas.RenderContext
  mockRenderContext(Map<String, String>, Map<String, String>); static void
  testCanvasLifecycle(Canvas.CanvasLifecycleHandler, Canvas.RenderContext) }
enum ContextTypeEnum { ORGANIZATION RECORD_DETAIL USER }
`,
);
